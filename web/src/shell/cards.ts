/** The games on the first page: every key of a folder of boards/ that has a `Picture.svelte`. */
import type { Component } from 'svelte';
import { folders } from '../boards/registry';

export interface Card {
  /** the game's key; the texts are the message `card-<game>` and its attributes */
  game: string;
  Picture: Component<{ game: string }>;
}

const pictures = import.meta.glob<Component<{ game: string }>>('../boards/*/Picture.svelte', {
  eager: true,
  import: 'default',
});

/** The last folder first: any order does that is the same on every visit. */
export const cards: Card[] = folders.toReversed().flatMap(([folder, keys]) => {
  const Picture = pictures[`../boards/${folder}/Picture.svelte`];
  return Picture ? keys.map((game) => ({ game, Picture })) : [];
});
