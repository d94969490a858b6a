/** What a review says, put together for the graph, the list and the line under the board. */
import type { Seat, Evaluation, GameUpdate } from '../../api/types';
import type { GameBoard } from '../../boards/board';
import type { Say } from '../../i18n/messages';

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** As players write it behind a move; read without any colour. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** One step of the game, judged. */
export interface Judged {
  /** the step that shows what was played; the one before it is where it was decided */
  step: number;
  by: Seat;
  /** what the position was worth for who decided: -1 is lost, 1 is won */
  value: number;
  /** what was left of it after the move, where that is known */
  after: number | null;
  mark: Mark | null;
  played: string;
  thought: Evaluation;
}

export interface Review {
  judged: Judged[];
  /** by step: how often luck does what it did there, at the same hand */
  odds: Map<number, number>;
}

export function reviewOf(thoughts: readonly Evaluation[], steps: readonly GameUpdate[]): Review {
  const judged = thoughts
    .filter((thought) => thought.played)
    .map((thought): Judged => ({
      step: thought.ply + 1,
      by: steps[thought.ply + 1]?.by ?? 0,
      value: thought.value,
      after: thought.played_value ?? null,
      mark: thought.mark || null,
      played: thought.played!,
      thought,
    }));
  const weighed = thoughts.filter((thought) => typeof thought.odds === 'number');
  return { judged, odds: new Map(weighed.map(({ ply, odds }) => [ply + 1, odds!])) };
}

export interface Point {
  step: number;
  value: number;
  judged: Judged;
}

/** The lines of the graph. Between two, one line from the first seat's side; among more, one each. */
export function linesOf({ judged }: Review, seats: number): Point[][] {
  const worth = ({ value, after, thought, played }: Judged) =>
    played === thought.move ? value : (after ?? value);
  if (seats === 2) {
    return [
      judged.map((one) => ({
        step: one.step,
        value: one.by === 0 ? worth(one) : -worth(one),
        judged: one,
      })),
    ];
  }
  return Array.from({ length: seats }, (_, seat) =>
    judged
      .filter(({ by }) => by === seat)
      .map((one) => ({ step: one.step, value: worth(one), judged: one })),
  );
}

/** `+0.45`, `−1.00`: always with a sign, so that it is read alike in every language. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const reasonsOf = ({ reasons = [] }: Evaluation, say: Say): string =>
  reasons.map((id) => say(`reason-${id}`)).join(say('list-comma'));

const moveIn = ({ move }: Evaluation, board: GameBoard, say: Say): string =>
  board.short?.(move, say) ?? move;

/** The move that the machine would play, and why. */
export const hintIn = (thought: Evaluation, board: GameBoard, say: Say): string =>
  say('play-hint', {
    count: thought.reasons?.length ?? 0,
    move: moveIn(thought, board, say),
    reasons: reasonsOf(thought, say),
  });

/** What would have been better, and why; or that nothing was. */
export function betterIn({ mark, thought }: Judged, board: GameBoard, say: Say): string {
  if (!mark) return '';
  const count = thought.reasons?.length ?? 0;
  return say('web-review-better', {
    count,
    move: moveIn(thought, board, say),
    reasons: reasonsOf(thought, say),
  });
}

/** What the position was worth for who decided, and what was left of it. */
export function worthIn({ value, after, played, thought }: Judged, who: string, say: Say): string {
  if (played === thought.move || after === null)
    return say('web-review-value', { who, value: signed(value) });
  return say('web-review-drop', { who, before: signed(value), after: signed(after) });
}
