/** What decided a finished game: the curve of its values and the moves that cost most. */
import type { Evaluation, Seat } from '../../api/types';

export interface CurvePoint {
  /** the number of the move */
  number: number;
  /** from -1, lost, to 1, won, for the player at this screen */
  value: number;
}

export interface TurningPoint extends CurvePoint {
  by: Seat;
  mark: NonNullable<Evaluation['mark']>;
  /** whether it helped the player at this screen */
  isGood: boolean;
}

const after = ({ value, played_value }: Evaluation): number => played_value ?? value;

/** The value after every move. With more than two players only their own moves say how one
 * player stands. */
export function curveOf(
  evaluations: readonly Evaluation[],
  by: readonly Seat[],
  me: Seat,
  seats: number,
): CurvePoint[] {
  return evaluations
    .filter(({ played, ply }) => played && (seats === 2 || by[ply] === me))
    .map((one) => ({ number: one.ply + 1, value: by[one.ply] === me ? after(one) : -after(one) }));
}

/** The moves that cost their players most, in the order of play. */
export function turningPoints(
  evaluations: readonly Evaluation[],
  by: readonly Seat[],
  me: Seat,
  seats: number,
  most = 2,
): TurningPoint[] {
  const points = curveOf(evaluations, by, me, seats);
  return evaluations
    .filter(({ mark, ply }) => mark && points.some(({ number }) => number === ply + 1))
    .sort((one, other) => other.value - after(other) - (one.value - after(one)))
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply)
    .map((one) => ({
      ...points.find(({ number }) => number === one.ply + 1)!,
      by: by[one.ply] ?? 0,
      mark: one.mark!,
      isGood: by[one.ply] !== me,
    }));
}
