/** The registry of boards: every folder here with a `board.ts`, which is loaded on demand. */
import type { Component } from 'svelte';
import type { ChoiceProps, GameBoard } from './board';

const boards = import.meta.glob<GameBoard>('./*/board.ts', { import: 'default' });
const choices = import.meta.glob<Component<ChoiceProps>>('./*/Choice.svelte', {
  import: 'default',
});
const keys = import.meta.glob<string[]>('./*/keys.ts', { eager: true, import: 'default' });

/** Board folders with the keys of the games played on them. */
export const folders: [folder: string, keys: string[]][] = Object.entries(keys)
  .map(([path, keys]): [string, string[]] => [path.split('/')[1]!, keys])
  .filter(([folder]) => `./${folder}/board.ts` in boards);

export const allKeys: string[] = folders.flatMap(([, keys]) => keys);

/** The board folder of a game. */
export const folderOf = (game: string): string | undefined =>
  folders.find(([, keys]) => keys.includes(game))?.[0];

export async function boardOf(game: string): Promise<GameBoard | undefined> {
  return boards[`./${folderOf(game)}/board.ts`]?.();
}

/** How the options of a game that can have any value are chosen, if its folder knows better than a text field. */
export async function choiceOf(game: string): Promise<Component<ChoiceProps> | undefined> {
  return choices[`./${folderOf(game)}/Choice.svelte`]?.();
}
