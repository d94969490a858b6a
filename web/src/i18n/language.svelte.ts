/** The reader's language: picked from the browser, changed by the reader, remembered. */
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

/** Reads the present language, so that whatever shows the words follows a change. */
export const say: Say = Object.assign((id: string, params?: Params) => language.say(id, params), {
  knows: (id: string) => language.say.knows(id),
  starting: (prefix: string) => language.say.starting(prefix),
});

/** The parts whose words have been fetched: a table needs those of its own game alone. */
let learnt: string[] = [];

export async function setLanguage(chosen: Language): Promise<void> {
  language.say = await messagesIn(chosen, learnt);
  language.now = chosen;
}

/** Fetches the words of parts: of all unless some are named. */
export async function loadMessages(parts: readonly string[] = PARTS): Promise<void> {
  const missing = parts.filter((part) => !learnt.includes(part));
  if (missing.length === 0) return;
  learnt = [...learnt, ...missing];
  await setLanguage(language.now);
}

/** What the reader chose last time, else the browser's first language that we speak. */
export function preferredLanguage(): Language {
  const wishes = [remembered(), ...navigator.languages].map((wish) => wish.split('-')[0] ?? '');
  return wishes.find(isLanguage) ?? 'en';
}

export async function choose(chosen: Language): Promise<void> {
  await setLanguage(chosen);
  try {
    localStorage.setItem(MEMORY, chosen);
  } catch {
    // A browser that keeps nothing asks its own settings again next time.
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(MEMORY) ?? '';
  } catch {
    return '';
  }
}
