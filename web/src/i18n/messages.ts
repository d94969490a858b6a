/** The catalogue that Python reads too: Fluent files, one folder a language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'he', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;
/** A message by its id, or one of its attributes: `card-gobblet`, `card-gobblet.players`. */
export type Say = (id: string, params?: Params) => string;

// Not eager: a reader fetches one language.
const files = import.meta.glob<string>('../../../src/blockyard/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
});

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
  const file = files[`../../../src/blockyard/locales/${language}/web.ftl`];
  if (!file) throw new Error(`there are no words for ${language}`);
  return file();
}

export async function messagesIn(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language);
  const [problem] = bundle.addResource(new FluentResource(await textOf(language)));
  if (problem) throw problem;
  return (id, params = {}) => {
    const [name = id, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${language} has no words for ${id}`);
    return bundle.formatPattern(pattern, params);
  };
}
