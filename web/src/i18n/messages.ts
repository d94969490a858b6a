/** The catalogue that Python reads too: Fluent files, one folder a language. */
import languages, { PARTS } from 'virtual:messages';
import { formatter, type Messages, type Params } from './pattern';

export type { Params } from './pattern';

export const LANGUAGES = ['en', 'he', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A message by its id, or one of its attributes: `card-gobblet`, `card-gobblet.players`. */
export interface Say {
  (id: string, params?: Params): string;
  knows: (id: string) => boolean;
  /** The ids that begin so, in the order of the catalogue. */
  starting: (prefix: string) => string[];
}

export const isLanguage = (name: string): name is Language =>
  (LANGUAGES as readonly string[]).includes(name);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';

/** What a language calls itself: English, עברית, Français, العربية. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What has words of its own: games, by the folders of their boards, and `pages`. */
export { PARTS };
/** Those without which a page that speaks of games cannot be shown; the rest is fetched on demand. */
export const SPOKEN = PARTS.filter((part) => !/-|phrases/.test(part));

/** What is said everywhere, and what is said in these parts. */
export async function wordsOf(
  language: Language,
  parts: readonly string[] = PARTS,
): Promise<Messages> {
  const whole = await languages[language]!();
  const more = await Promise.all(parts.map((part) => whole.parts[part]!()));
  return Object.assign({}, ...[whole, ...more].map((part) => part.default)) as Messages;
}

export async function messagesIn(language: Language, parts: readonly string[]): Promise<Say> {
  const words = await wordsOf(language, parts);
  const format = formatter(language, directionOf(language) === 'rtl', words);
  const say = (id: string, params: Params = {}) => {
    const pattern = words[id];
    if (pattern === undefined) throw new Error(`${language} has no words for ${id}`);
    return format(pattern, params);
  };
  return Object.assign(say, {
    knows: (id: string) => id in words,
    starting: (prefix: string) => Object.keys(words).filter((id) => id.startsWith(prefix)),
  });
}
