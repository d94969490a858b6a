/** The message catalogue, shared with Python: Fluent files, one folder per language. */
import languages, { PARTS } from 'virtual:messages';
import { formatter, type Messages, type Params } from './pattern';

export type { Params } from './pattern';

export const LANGUAGES = ['en', 'he', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A message by its id, or one of its attributes: `card-gobblet`, `card-gobblet.players`. */
export interface Say {
  (id: string, params?: Params): string;
  knows: (id: string) => boolean;
  /** The ids with a prefix, in catalogue order. */
  starting: (prefix: string) => string[];
}

export const isLanguage = (name: string): name is Language =>
  (LANGUAGES as readonly string[]).includes(name);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';

/** The tag for numbers and dates: our Arabic texts have Western digits, so numbers in them do too. */
export const tagOf = (language: Language): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** A language's own name: English, עברית, Français, العربية. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The parts of the catalogue that are loaded on demand. */
export { PARTS };
/** The parts that a page about all games needs before it is shown. */
export const SPOKEN = PARTS.filter((part) => !/-|analyse|learn|phrases|puzzle/.test(part));

/** The messages that every page needs, and those of some parts. */
export async function wordsOf(
  language: Language,
  parts: readonly string[] = PARTS,
): Promise<Messages> {
  const whole = await languages[language]!();
  const more = await Promise.all(parts.map((part) => whole.parts[part]!()));
  return Object.assign({}, ...[whole, ...more].map((part) => part.default)) as Messages;
}

/** Stands in for a message that is missing. */
const UNKNOWN = 'web-unknown';

export async function messagesIn(language: Language, parts: readonly string[]): Promise<Say> {
  const words = await wordsOf(language, parts);
  const format = formatter(tagOf(language), directionOf(language) === 'rtl', words);
  const say = (id: string, params: Params = {}) => {
    const pattern = words[id];
    if (pattern !== undefined) return format(pattern, params);
    // The server is newer than this page, or the part is not loaded: nobody should read an id.
    console.error(`${language} has no words for ${id}`);
    return format(words[UNKNOWN]!, {});
  };
  return Object.assign(say, {
    knows: (id: string) => id in words,
    starting: (prefix: string) => Object.keys(words).filter((id) => id.startsWith(prefix)),
  });
}
