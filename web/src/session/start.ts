/** Setting tables: against the computer with one click, or as the player wants it. */
import { get, post } from '../api/http';
import type { GameCard, NewTable, Seated } from '../api/types';
import { me } from './me.svelte';

let known: Promise<GameCard[]> | undefined;

/** What the server plays; asked once. */
export function games(): Promise<GameCard[]> {
  known ??= get<GameCard[]>('/api/games').catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

export async function gameOf(key: string): Promise<GameCard | undefined> {
  return (await games()).find((game) => game.key === key);
}

/** Gentle: the second level where there is one, since the first plays almost at random. */
export const gentle = (game: GameCard): number => game.levels[1] ?? game.levels[0] ?? 1;

/** The address of the table that was set. */
export async function setTable(wanted: NewTable): Promise<string> {
  await me.here();
  const { table } = await post<Seated>('/api/tables', wanted);
  return `/table/${table}`;
}

/** A game against the computer, at once: the player begins. */
export async function playComputer(key: string): Promise<string> {
  const game = await gameOf(key);
  const others = (game?.seats[0] ?? 2) - 1;
  const bot = `bot:${game ? gentle(game) : 1}`;
  return setTable({ game: key, chairs: ['me', ...Array<string>(others).fill(bot)] });
}
