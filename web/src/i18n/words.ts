/** Sentences composed of several messages: objections, results, names of seats. The Python
 * side says the same ones in `words.py`. */
import { generatedMark } from '../api/guest';
import type { Chair, Objection, Outcome, Seat } from '../api/types';
import type { Params, Say } from './messages';

/** The name of a clause: `Gobbling` for G6 and its sub-clauses. */
export const clauseName = (clause: string, say: Say): string =>
  say(`clause-${clause.split('.')[0]}`);

/** An objection as a sentence: the way out and the reason. The rule is a link beside it. */
export function objectionIn({ clause, reason, params }: Objection, say: Say): string {
  const own = `${clause.replace('.', '_')}-${reason}`;
  const id = [own, reason].find((one) => say.knows(one));
  // The server is newer than this page.
  if (!id) {
    console.error(`no words for ${own}`);
    return say('web-refused');
  }
  return say('sentence', { text: capital(say(id, plain(params ?? {}, say))) });
}

function plain(params: Record<string, unknown>, say: Say): Params {
  const one = (value: unknown) =>
    Array.isArray(value) ? value.join(say('list-comma')) : (value as string | number);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, one(value)]));
}

/** A seat by its colour: White; at a Classic table for two, Blue and Red. */
export const colourOf = (game: string, seat: Seat, seats: number, say: Say): string =>
  seat < 0 ? say('chance') : say(`seat-${game}`, { seat, seats });

/** The name of a seat: the player's, the computer's character, or else the colour. */
export function nameOf(chair: Chair | undefined, colour: string, say: Say): string {
  if (!chair || chair.kind === 'open') return colour;
  if (chair.kind === 'bot') return say('character', { level: chair.level ?? 0 });
  if (!chair.name) return colour;
  // Only an account has its name to itself.
  if (chair.bot) return say('name-of-bot', { name: chair.name });
  if (!chair.guest) return chair.name;
  return generatedIn(chair.name, say) ?? say('name-of-guest', { name: chair.name });
}

/** The name that a guest was given, in the reader's language: Guest 1eb1. */
export function generatedIn(name: string, say: Say): string | null {
  const mark = generatedMark(name);
  return mark && say('guest-name', { mark });
}

/** How a game ended and by which clause; `who` gives the winners' names. */
export function resultIn(outcome: Outcome, who: (seat: Seat) => string, say: Say): string {
  const { winners, clause } = outcome;
  const params = { title: clauseName(clause, say), clause };
  if (winners.length === 0) {
    return say(isVoid(outcome) ? 'result-none' : 'result-draw', params);
  }
  const names = winners.map(who).join(say('list-comma'));
  return say('result-won', { ...params, who: names, count: winners.length });
}

/** Why a game is over, in words of its own where its clause has some. */
export const endIn = ({ clause }: Outcome, say: Say, more?: Params): string => {
  const own = `ended-${clause.split('.')[0]}`;
  const text = say.knows(own) ? say(own, more) : clauseName(clause, say);
  return say('sentence', { text: capital(text) });
};

/** The move list also holds decisions of the match: `! M1 0` means that seat 0 resigned. */
export const isMove = (line: string): boolean => !line.startsWith('!');

export function eventIn(line: string, who: (seat: Seat) => string, say: Say): string {
  const [, clause = '', seat] = line.split(' ');
  return seat === undefined
    ? clauseName(clause, say)
    : say(`event-${clause}`, { who: who(Number(seat)) });
}

/** An abandoned or cancelled game has no places; the wire leaves them out. */
export const isVoid = ({ winners, places }: Outcome): boolean =>
  winners.length === 0 && !places?.length;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
