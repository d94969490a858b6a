/** How the boards and parts on a game's rules page are drawn: by the game's own board. */
import type { Component } from 'svelte';
import type { BoardProps, GameBoard, PartProps } from '../../boards/board';
import { boardOf } from '../../boards/registry';

export interface Drawings {
  board: GameBoard;
  // Only a board looks inside its views.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>;
  Part: Component<PartProps>;
}

export async function drawingsOf(game: string): Promise<Drawings | null> {
  const board = await boardOf(game);
  if (!board) return null;
  const [{ default: Board }, { default: Part }] = await Promise.all([board.load(), board.part()]);
  return { board, Board, Part };
}
