/** Opening tables: against the computer with one click, or with the player's own options. */
import { get, post } from '../api/http';
import type { GameCard, NewTable, RatedTerms, Seated } from '../api/types';
import { me } from './me.svelte';

let cached: Promise<GameCard[]> | undefined;

/** The server's games; requested once. */
export function games(): Promise<GameCard[]> {
  cached ??= get<GameCard[]>('/api/games').catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

export async function gameOf(key: string): Promise<GameCard | undefined> {
  return (await games()).find((game) => game.key === key);
}

/** The conditions of rated play. */
export const ratedTerms = (): Promise<RatedTerms> => get<RatedTerms>('/api/rated');

/** An easy level: the second where there is one, since the first plays almost at random. */
export const easyLevel = (game: GameCard): number => game.levels[1] ?? game.levels[0] ?? 1;

/** Creates a table and returns its address. */
export async function createTable(wanted: NewTable): Promise<string> {
  await me.signedIn();
  const { table } = await post<Seated>('/api/tables', wanted);
  return `/table/${table}`;
}

/** A game against the computer; the player moves first. */
export async function playComputer(key: string): Promise<string> {
  const game = await gameOf(key);
  const others = (game?.seats[0] ?? 2) - 1;
  const bot = `bot:${game ? easyLevel(game) : 1}`;
  return createTable({ game: key, chairs: ['me', ...Array<string>(others).fill(bot)] });
}
