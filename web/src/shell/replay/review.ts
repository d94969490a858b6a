/** A review's evaluations, arranged for the graph, the list of weak moves and the verdict. */
import type { Evaluation, GameUpdate, Seat } from '../../api/types';
import type { GameBoard } from '../../boards/board';
import type { Say } from '../../i18n/messages';

export type MoveMark = 'inaccuracy' | 'mistake' | 'blunder';

/** The usual signs of annotated games; they need no colour to be understood. */
export const SIGNS: Record<MoveMark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export interface ReviewedMove {
  /** the step that shows the move; it was decided in the one before */
  step: number;
  by: Seat;
  /** the value of the position for the player to move: -1 is lost, 1 is won */
  value: number;
  /** the value after the move, where it is known */
  after: number | null;
  mark: MoveMark | null;
  played: string;
  evaluation: Evaluation;
}

export interface Review {
  moves: ReviewedMove[];
  /** by step: the probability of what chance did there, for the same hand */
  odds: Map<number, number>;
  /** by step: ids of what decided it, such as the hand or luck */
  causes: Map<number, readonly string[]>;
}

export function reviewOf(evaluations: readonly Evaluation[], steps: readonly GameUpdate[]): Review {
  const moves = evaluations
    .filter((evaluation) => evaluation.played)
    .map((evaluation): ReviewedMove => ({
      step: evaluation.ply + 1,
      by: steps[evaluation.ply + 1]?.by ?? 0,
      value: evaluation.value,
      after: evaluation.played_value ?? null,
      mark: evaluation.mark || null,
      played: evaluation.played!,
      evaluation,
    }));
  const chances = evaluations.filter((evaluation) => typeof evaluation.odds === 'number');
  const odds = new Map(chances.map(({ ply, odds }) => [ply + 1, odds!]));
  return { moves, odds, causes: new Map(chances.map((one) => [one.ply + 1, one.reasons ?? []])) };
}

/** The moves that decided the game: those that lost most, in the order of play. */
export function lessonsOf({ moves }: Review, most = 3): ReviewedMove[] {
  const lost = ({ value, after }: ReviewedMove) => value - (after ?? value);
  return moves
    .filter(({ mark }) => mark)
    .sort((one, other) => lost(other) - lost(one))
    .slice(0, most)
    .sort((one, other) => one.step - other.step);
}

/** How accurate each player was, from 0 to 100; null where that is not known. */
export const accuraciesOf = ({ moves }: Review, seats: number): (number | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const known = moves.flatMap(({ by, evaluation: { accuracy } }) =>
      by === seat && typeof accuracy === 'number' ? [accuracy] : [],
    );
    return known.length ? known.reduce((sum, one) => sum + one, 0) / known.length : null;
  });

export interface GraphPoint {
  step: number;
  value: number;
  move: ReviewedMove;
}

/** The graph's lines: with two seats one, from the first seat's side; otherwise one per seat. */
export function linesOf({ moves }: Review, seats: number): GraphPoint[][] {
  const valueAfter = ({ value, after, evaluation, played }: ReviewedMove) =>
    played === evaluation.move ? value : (after ?? value);
  const point = (move: ReviewedMove, sign = 1): GraphPoint => ({
    step: move.step,
    value: sign * valueAfter(move),
    move,
  });
  if (seats === 2) return [moves.map((move) => point(move, move.by === 0 ? 1 : -1))];
  return Array.from({ length: seats }, (_, seat) =>
    moves.filter(({ by }) => by === seat).map((move) => point(move)),
  );
}

/** `+0.45`, `−1.00`: always signed, and written alike in every language. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

export const reasonsIn = (reasons: readonly string[], say: Say): string =>
  reasons.map((id) => say(`reason-${id}`)).join(say('list-comma'));

/** The engine's move, and why; `view` is one of this game's. */
export const hintIn = (
  evaluation: Evaluation,
  board: GameBoard,
  view: unknown,
  say: Say,
  message = 'web-hint-told',
): string =>
  say(message, {
    count: evaluation.reasons?.length ?? 0,
    move: board.short(evaluation.move, say, view),
    reasons: reasonsIn(evaluation.reasons ?? [], say),
  });

/** The better move, and why; empty if there was none. */
export const betterMoveIn = (
  { mark, evaluation }: ReviewedMove,
  board: GameBoard,
  view: unknown,
  say: Say,
): string => (mark ? hintIn(evaluation, board, view, say, 'web-review-better') : '');

/** The value of a position for the player to move, and whether it is certain. */
export const worthIn = ({ value, proven }: Evaluation, who: string, say: Say): string =>
  certain(say('web-review-value', { who, value: signed(value) }), proven, 'here', say);

/** The value of the position, and what the move left of it. */
export function valueIn(
  { value, after, played, evaluation }: ReviewedMove,
  who: string,
  say: Say,
): string {
  if (played === evaluation.move || after === null) return worthIn(evaluation, who, say);
  const told = say('web-review-drop', { who, before: signed(value), after: signed(after) });
  return certain(told, evaluation.proven, 'before', say);
}

const certain = (told: string, proven: boolean | undefined, of: string, say: Say): string =>
  proven ? `${told} ${say('web-review-proven', { of })}` : told;
