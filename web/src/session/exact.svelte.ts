/** Exact results of a position's moves, grouped by what is taken in hand to make them. */
import { post } from '../api/http';
import type { ExactMove, ExactMoves, PositionShown } from '../api/types';

export interface ExactGroup {
  /** what a hand takes first, as a selector */
  first: string;
  moves: ExactMove[];
}

export class Exact {
  found = $state.raw<ExactMoves | null>(null);
  /** The group whose squares are coloured. */
  at = $state(0);

  async ask({ variation }: PositionShown): Promise<void> {
    this.found = null;
    this.at = 0;
    this.found = await post<ExactMoves>('/api/positions/exact', variation);
  }
}

/** The best group first: that of the best move. */
export function grouped(
  moves: readonly ExactMove[],
  touches: (move: string) => string[],
): ExactGroup[] {
  const groups = new Map<string, ExactMove[]>();
  for (const one of moves) {
    const first = touches(one.move)[0] ?? '';
    groups.set(first, [...(groups.get(first) ?? []), one]);
  }
  return [...groups].map(([first, of]) => ({ first, moves: of }));
}

/** The best result on each square where moves of a group end. */
export function endsOf(
  group: ExactGroup | undefined,
  touches: (move: string) => string[],
): { place: string; item: ExactMove }[] {
  const ends = new Map<string, ExactMove>();
  for (const one of group?.moves ?? []) {
    const end = touches(one.move).at(-1) ?? '';
    if (!ends.has(end)) ends.set(end, one);
  }
  return [...ends].map(([place, item]) => ({ place, item }));
}
