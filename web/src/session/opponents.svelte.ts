/** Which of the computer's levels to play: the last choice in this game, else the one that the
 * player's results suggest. */
import { get } from '../api/http';
import type { GameSummary } from '../api/types';
import { me } from './me.svelte';
import { load, save } from './storage';

/** With no results: the second level, since the first plays almost at random. */
const GENTLE = 2;
const STRONGEST = 9;
/** The results that count. */
const RECENT = 10;

class Opponents {
  /** The player's games; empty until they are known. */
  games = $state.raw<GameSummary[]>([]);
  private chosen = $state<Record<string, number>>({});

  /** Fetches the player's games, if this browser has a player yet. */
  async learn(): Promise<void> {
    if (!me.now) return;
    await me.signedIn();
    this.games = await get<GameSummary[]>('/api/me/games');
  }

  levelFor(game: string): number {
    return this.chosen[game] ?? (remembered(game) || this.suggestedFor(game));
  }

  suggestedFor(game: string): number {
    return suggestion(this.games, game, me.now?.person ?? '');
  }

  choose(game: string, level: number): void {
    this.chosen[game] = level;
    save(`opponent.${game}`, String(level));
  }
}

function remembered(game: string): number {
  const level = Number(load(`opponent.${game}`));
  return level >= 1 && level <= STRONGEST ? Math.floor(level) : 0;
}

/** One above the strongest level beaten in at least half of the last games against it. */
export function suggestion(games: GameSummary[], game: string, person: string): number {
  const results = games
    .filter(({ table, outcome }) => table.game === game && outcome?.places?.length)
    .sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0))
    .flatMap(({ table, outcome }) => {
      const seat = table.chairs.findIndex((chair) => chair.person === person);
      const level = Math.max(0, ...table.chairs.map((chair) => chair.level ?? 0));
      return seat < 0 || !level ? [] : [{ level, won: outcome!.winners.includes(seat) }];
    })
    .slice(0, RECENT);
  if (results.length === 0) return GENTLE;
  const levels = [...new Set(results.map(({ level }) => level))];
  const isBeaten = (level: number) => {
    const of = results.filter((result) => result.level === level);
    return 2 * of.filter(({ won }) => won).length >= of.length;
  };
  const beaten = levels.filter(isBeaten);
  if (beaten.length === 0) return Math.max(1, Math.min(...levels) - 1);
  return Math.min(STRONGEST, Math.max(...beaten) + 1);
}

export const opponents = new Opponents();
