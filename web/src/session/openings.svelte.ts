/** How games went on from the position on the analysis board, while somebody looks. */
import { post } from '../api/http';
import type { OpeningMove, OpeningMoves, PositionShown } from '../api/types';

export interface OpeningLine {
  move: string;
  computer: number;
  public: number;
  /** in percent, of all games */
  won: number;
  drawn: number;
  lost: number;
}

const gamesIn = ({ won, drawn, lost }: OpeningMove['computer']) => won + drawn + lost;

export function lineOf(found: OpeningMove): OpeningLine {
  const computer = gamesIn(found.computer);
  const inPublic = gamesIn(found.public);
  const share = (result: 'won' | 'drawn' | 'lost') =>
    Math.round(
      (100 * (found.computer[result] + found.public[result])) / Math.max(1, computer + inPublic),
    );
  return {
    move: found.move,
    computer,
    public: inPublic,
    won: share('won'),
    drawn: share('drawn'),
    lost: share('lost'),
  };
}

export class Openings {
  lines = $state.raw<OpeningLine[] | null>(null);
  private asked = 0;

  /** An answer for a position that was left is dropped. */
  async ask({ variation }: PositionShown): Promise<void> {
    const asked = ++this.asked;
    const { moves } = await post<OpeningMoves>('/api/positions/openings', variation);
    if (asked === this.asked) this.lines = moves.map(lineOf);
  }
}
