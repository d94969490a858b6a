/** The games on the first page: every folder of boards/ that has a card. */
import type { Component } from 'svelte';

/** What a game's folder says of itself in `card.ts`. */
export interface GameOnShow {
  Picture: Component;
}

export interface Card extends GameOnShow {
  /** the folder's name; the words are the message `card-<game>` and its attributes */
  game: string;
}

const found = import.meta.glob<GameOnShow>('../boards/*/card.ts', {
  eager: true,
  import: 'default',
});

export const cards: Card[] = Object.entries(found).map(([path, card]) => ({
  game: path.split('/').at(-2)!,
  ...card,
}));
