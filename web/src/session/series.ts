/** The score so far between the same two players, over a game and its rematches. This device
 * remembers it by table: each rematch takes over the results of the game before. */
import type { Outcome, TableInfo } from '../api/types';
import { load, save } from './storage';

const NAME = 'series';
/** How many tables are remembered. */
const MOST = 20;
/** A game's winner, or nobody. */
export type Result = string;

/** A player across rematches, in which chairs rotate; empty where two cannot be told apart. */
export const playerOf = ({ chairs }: TableInfo, seat: number): string =>
  chairs[seat]?.person || (chairs[seat]?.kind === 'bot' ? 'bot' : '');

/** Whether two different players sit here, so that a score between them means something. */
export const isDuel = (table: TableInfo): boolean =>
  table.chairs.length === 2 && playerOf(table, 0) !== playerOf(table, 1);

function remembered(): [string, Result[]][] {
  try {
    return JSON.parse(load(NAME) || '[]') as [string, Result[]][];
  } catch {
    return [];
  }
}

/** The results of the earlier games of the series and of this one. */
export function resultsOf(table: TableInfo, outcome: Outcome): Result[] {
  const earlier = remembered().find(([id]) => id === table.id)?.[1] ?? [];
  const [winner, other] = outcome.winners;
  return [...earlier, winner === undefined || other !== undefined ? '' : playerOf(table, winner)];
}

/** Hands the results on to the table of the rematch. */
export function handOn(results: Result[], to: string): void {
  const others = remembered().filter(([id]) => id !== to);
  save(NAME, JSON.stringify([...others, [to, results]].slice(-MOST)));
}
