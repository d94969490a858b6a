/** The boards: every folder here that has a `board.ts`. */
import type { GameBoard } from './board';

const found = import.meta.glob<GameBoard>('./*/board.ts', { eager: true, import: 'default' });

/** Folder and board; the folder's name is also that of the card on the front page. */
export const boards: [folder: string, board: GameBoard][] = Object.entries(found).map(
  ([path, board]) => [path.split('/').at(-2)!, board],
);

export function boardOf(game: string): GameBoard | undefined {
  return boards.find(([, board]) => board.keys.includes(game))?.[1];
}
