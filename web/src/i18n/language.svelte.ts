/** The reader's language: taken from the browser, changed by the reader, remembered. */
import {
  directionOf,
  PARTS,
  isLanguage,
  messagesIn,
  type Language,
  type Params,
  type Say,
} from './messages';

const MEMORY = 'blockyard.language';

class Spoken {
  now = $state<Language>('en');
  say = $state.raw<Say>(
    Object.assign((id: string) => id, { knows: () => false, starting: () => [] }),
  );

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.now);
  }
}

export const language = new Spoken();

/** A message in the current language; reactive, so that texts follow a change of language. */
export const say: Say = Object.assign((id: string, params?: Params) => language.say(id, params), {
  knows: (id: string) => language.say.knows(id),
  starting: (prefix: string) => language.say.starting(prefix),
});

/** The parts of the catalogue loaded so far. */
let learnt: string[] = [];
/** The language that was asked for last, and when it will be there with all parts. */
let wanted: Language = 'en';
let latest: Promise<void> = Promise.resolve();

export function setLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  return (latest = fetchMessages(chosen, learnt));
}

async function fetchMessages(chosen: Language, parts: readonly string[]): Promise<void> {
  const found = await messagesIn(chosen, parts);
  // Answers may come in any order, and the last question asked for the most.
  if (chosen !== wanted || parts !== learnt) return latest;
  language.say = found;
  language.now = chosen;
}

/** Loads parts of the catalogue, by default all. */
export async function loadMessages(parts: readonly string[] = PARTS): Promise<void> {
  const missing = parts.filter((part) => !learnt.includes(part));
  if (missing.length === 0) return latest;
  learnt = [...learnt, ...missing];
  await setLanguage(wanted);
}

/** The reader's last choice, else the first of the browser's languages that we support. */
export function preferredLanguage(): Language {
  const wishes = [remembered(), ...navigator.languages].map((wish) => wish.split('-')[0] ?? '');
  return wishes.find(isLanguage) ?? 'en';
}

export async function choose(chosen: Language): Promise<void> {
  await setLanguage(chosen);
  try {
    localStorage.setItem(MEMORY, chosen);
  } catch {
    // Storage is blocked: next time the browser's languages decide again.
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(MEMORY) ?? '';
  } catch {
    return '';
  }
}
