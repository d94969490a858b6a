/** The catalogue that Python reads too: Fluent files, one folder a language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

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

// Not eager: a reader fetches one language. What only a terminal says stays out.
const files = import.meta.glob<string>(
  ['../../../src/blockyard/locales/*/*.ftl', '!../../../src/blockyard/locales/*/cli.ftl'],
  { query: '?raw', import: 'default' },
);

export const isLanguage = (name: string): name is Language =>
  (LANGUAGES as readonly string[]).includes(name);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';

/** What a language calls itself: English, עברית, Français, العربية. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export async function textOf(language: Language): Promise<string> {
  const mine = Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);
  if (mine.length === 0) throw new Error(`there are no words for ${language}`);
  return (await Promise.all(mine.map(([, read]) => read()))).join('\n');
}

export async function messagesIn(language: Language): Promise<Say> {
  // Isolating marks keep a square or a name in its own direction inside Hebrew and Arabic.
  const bundle = new FluentBundle(language, { useIsolating: directionOf(language) === 'rtl' });
  const words = new FluentResource(await textOf(language));
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
