/** A Vite plugin that compiles the Fluent catalogue for the browser, split into parts.
 *
 * `virtual:messages` maps each language to a loader of the messages that every page needs and of
 * its parts: `account`, `analyse` (with what is wrong about a position), `learn` (the courses of all games), `pages`, `phrases`, `puzzle`, `rules`, and for
 * each game `gobblet`, `gobblet-ai` (reasons for moves), `gobblet-why` (objections of its rules) and
 * `gobblet-skill` (aiming and films, where skill counts), which are fetched when they are first needed.
 *
 * A file's name says who uses it: `cli.ftl` and `*-cli.ftl` are for the command line and stay out,
 * `<game>.ftl` and `<game>-*.ftl` belong to the game of that folder in src/boards.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages, Part, Pattern } from './src/i18n/pattern';

const INDEX = 'virtual:messages';
const LOCALES = fileURLToPath(new URL('../src/blockyard/locales/', import.meta.url));
const games = readdirSync(new URL('src/boards', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const languages = readdirSync(LOCALES);

/** The files of the part `pages`: everything around the tables. */
const PAGES = ['home', 'lobby', 'pages', 'options', 'people', 'seating'];
const PARTS = [
  ...games.flatMap((game) => [game, `${game}-ai`, `${game}-why`]),
  ...games.map((game) => `${game}-skill`).filter((part) => existsSync(`${LOCALES}en/${part}.ftl`)),
  'account',
  'analyse',
  'learn',
  'pages',
  'phrases',
  'puzzle',
  'rules',
  'table',
];
/** `G6-does-not-cover`: an objection begins with its clause. */
const OBJECTION = /^[A-Z]\d+(_\d+)*-/;
/** Used by index.html itself: where scripts are disabled, and by search engines and link previews. */
const NO_SCRIPT = 'web-no-script';
const DESCRIPTION = 'web-description';
/** Where index.html has its title and what else depends on the language. */
const HEAD = '<!--language-->';

const isForCommandLine = (name: string): boolean => /(^|-)cli$/.test(name);

/** The part of a file; '' for what every page needs. */
function partOf(name: string): string {
  if (PAGES.includes(name)) return 'pages';
  if (name.endsWith('-learn')) return 'learn';
  if (name.endsWith('-positions')) return 'analyse';
  if (PARTS.includes(name)) return name;
  return games.find((game) => name.startsWith(`${game}-`)) ?? '';
}

function filesOf(language: string, part: string): string[] {
  return readdirSync(LOCALES + language)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -'.ftl'.length))
    .filter((name) => !isForCommandLine(name) && partOf(name) === part)
    .map((name) => `${LOCALES}${language}/${name}.ftl`);
}

// --- compiling

type Value = FluentResource['body'][number]['value'];
type Element = Exclude<NonNullable<Value>, string>[number];

/** Fluent's syntax tree in a short form. */
export function patternOf(value: Value): Pattern {
  if (value === null || typeof value === 'string') return value ?? '';
  const [only] = value;
  if (value.length === 1 && typeof only !== 'string' && only?.type === 'str') return only.value;
  return value.map(elementOf);
}
function elementOf(element: Element): Part {
  if (typeof element === 'string') return element;
  if (element.type === 'var') return [element.name];
  if (element.type === 'mesg' && !element.attr) return { id: element.name };
  if (element.type !== 'select' || element.selector.type !== 'var') {
    throw new Error(`the client cannot format ${JSON.stringify(element)}`);
  }
  const keys = element.variants.map(({ key }) => String(key.value));
  const choices = element.variants.map(({ value }, index) => [keys[index]!, patternOf(value)]);
  return [element.selector.name, Object.fromEntries(choices) as Messages, keys[element.star]!];
}

/** The messages of some files, attributes under `id.name`. */
export function messagesOf(files: readonly string[]): Messages {
  const all: Messages = {};
  for (const file of files) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(file, 'utf8')).body) {
      if (id === NO_SCRIPT || id === DESCRIPTION) continue;
      all[id] = patternOf(value);
      for (const [name, text] of Object.entries(attributes)) all[`${id}.${name}`] = patternOf(text);
    }
  }
  return all;
}

/** The games' titles, which every page may need. */
function titlesIn(language: string): Messages {
  const all = messagesOf(games.flatMap((game) => filesOf(language, game)));
  return Object.fromEntries(Object.entries(all).filter(([id]) => id.startsWith('title-')));
}

/** The messages of one module: `virtual:messages/fr/gobblet-why`. */
function messagesIn(language: string, part: string, watch: (file: string) => void): Messages {
  const [, game = part, isWhy] = /^(.*)(-why)$/.exec(part) ?? [];
  const files = filesOf(language, game);
  files.forEach(watch);
  const all = Object.entries({ ...(part ? {} : titlesIn(language)), ...messagesOf(files) });
  if (!games.includes(game)) return Object.fromEntries(all);
  return Object.fromEntries(all.filter(([id]) => OBJECTION.test(id) === Boolean(isWhy)));
}

/** One message of a file, which is plain text. */
function textOf(language: string, file: string, wanted: string): string {
  const { body } = new FluentResource(readFileSync(`${LOCALES}${language}/${file}.ftl`, 'utf8'));
  return body.find(({ id }) => id === wanted)?.value as string;
}

/** The text for browsers without scripts, in every language. */
function noScript(): string {
  const one = (language: string) =>
    `<p lang="${language}" dir="auto">${textOf(language, 'pages', NO_SCRIPT)}</p>`;
  return languages.map(one).join('');
}

const directionOf = (language: string) => (['he', 'ar'].includes(language) ? 'rtl' : 'ltr');

/** The page in a language, before any script runs: for the first paint, search and previews. */
export function pageIn(language: string, html: string): string {
  const title = textOf(language, 'web', 'web-title');
  const about = textOf(language, 'pages', DESCRIPTION);
  const head = `<title>${title}</title>
    <meta name="description" content="${about}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:locale" content="${language}" />
    <link rel="manifest" href="/manifest.${language}.webmanifest" />`;
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(HEAD, head);
}

/** The installed app in a language. */
export function manifestIn(language: string): string {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));
  const name = textOf(language, 'web', 'web-name');
  const about = textOf(language, 'pages', DESCRIPTION);
  const dir = directionOf(language);
  return JSON.stringify({
    ...manifest,
    name,
    short_name: name,
    description: about,
    lang: language,
    dir,
  });
}

const loaders = (names: string[], under: string): string =>
  `{ ${names.map((name) => `'${name}': () => import('${INDEX}/${under}${name}')`).join(', ')} }`;

export function messages(): Plugin {
  return {
    name: 'blockyard-messages',
    transformIndexHtml: (html) => html.replace('<noscript>', `<noscript>${noScript()}`),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        for (const language of languages) {
          const source = pageIn(language, html);
          this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
          const manifest = manifestIn(language);
          this.emitFile({
            type: 'asset',
            fileName: `manifest.${language}.webmanifest`,
            source: manifest,
          });
        }
        page.source = pageIn('en', html);
      },
    },
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const [, language, part = ''] = id.split('/');
      if (!language) {
        return `export default ${loaders(languages, '')}; export const PARTS = ${JSON.stringify(PARTS)};`;
      }
      const compiled = JSON.stringify(
        messagesIn(language, part, (file) => this.addWatchFile(file)),
      );
      if (part) return `export default ${compiled};`;
      // A language's own loaders are here, so that nobody downloads those of other languages.
      return `export default ${compiled}; export const parts = ${loaders(PARTS, `${language}/`)};`;
    },
  };
}
