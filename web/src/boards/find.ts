/** The boards: every folder here that has a `board.ts`, which is fetched when it is needed. */
import type { GameBoard } from './board';

const boards = import.meta.glob<GameBoard>('./*/board.ts', { import: 'default' });
const keys = import.meta.glob<string[]>('./*/keys.ts', { eager: true, import: 'default' });

/** Folders and the keys of their games; the folder's name is also that of the game's card. */
export const folders: [folder: string, keys: string[]][] = Object.entries(keys)
  .map(([path, keys]): [string, string[]] => [path.split('/')[1]!, keys])
  .filter(([folder]) => `./${folder}/board.ts` in boards);

export const allKeys: string[] = folders.flatMap(([, keys]) => keys);

/** The folder in which a game is played. */
export const folderOf = (game: string): string | undefined =>
  folders.find(([, keys]) => keys.includes(game))?.[0];

export async function boardOf(game: string): Promise<GameBoard | undefined> {
  return boards[`./${folderOf(game)}/board.ts`]?.();
}
