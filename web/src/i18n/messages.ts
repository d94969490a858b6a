/** The catalogue that Python reads too: Fluent files, one folder a language. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import files from 'virtual:words';

export const LANGUAGES = ['en', 'he', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;
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
export const PARTS = Object.keys(files)
  .filter((key) => key.startsWith(`${LANGUAGES[0]}/`))
  .map((key) => key.split('/')[1]!);

type Body = FluentResource['body'][number];
/** A message as it was read when the client was built: id, text, attributes if it has some. */
export type Message = [id: string, value: Body['value'], attributes?: Body['attributes']];

/** What is said everywhere, and what is said in these parts. */
export async function wordsOf(
  language: Language,
  parts: readonly string[] = PARTS,
): Promise<FluentResource> {
  const keys = [language, ...parts.map((part) => `${language}/${part}`)];
  const words = await Promise.all(keys.map((key) => files[key]!()));
  const body = words.flatMap((part) => part.default);
  return { body: body.map(([id, value, attributes = {}]) => ({ id, value, attributes })) };
}

export async function messagesIn(language: Language, parts: readonly string[]): Promise<Say> {
  // Isolating marks keep a square or a name in its own direction inside Hebrew and Arabic.
  const bundle = new FluentBundle(language, { useIsolating: directionOf(language) === 'rtl' });
  const words = await wordsOf(language, parts);
  const [problem] = bundle.addResource(words);
  if (problem) throw problem;
  const patternOf = (id: string) => {
    const [name = id, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  const say = (id: string, params: Params = {}) => {
    const pattern = patternOf(id);
    if (!pattern) throw new Error(`${language} has no words for ${id}`);
    return bundle.formatPattern(pattern, params);
  };
  return Object.assign(say, {
    knows: (id: string) => Boolean(patternOf(id)),
    starting: (prefix: string) =>
      words.body.map(({ id }) => id).filter((id) => id.startsWith(prefix)),
  });
}
