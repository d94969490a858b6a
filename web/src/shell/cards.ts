/** The games on the home page: every folder of boards/ that has a `Picture.svelte`. */
import type { Component } from 'svelte';

export interface Card {
  /** the folder's name; the texts are the message `card-<game>` and its attributes */
  game: string;
  Picture: Component;
}

const pictures = import.meta.glob<Component>('../boards/*/Picture.svelte', {
  eager: true,
  import: 'default',
});

export const cards: Card[] = Object.entries(pictures).map(([path, Picture]) => ({
  game: path.split('/').at(-2)!,
  Picture,
}));
