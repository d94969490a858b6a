/** A Vite plugin that compiles the Fluent catalogue for the browser, split into parts.
 *
 * `virtual:messages` maps each language to a loader of the messages that every page needs and of
 * its parts: `pages`, `phrases`, `rules`, and for each game `gobblet`, `gobblet-ai` (reasons for moves) and
 * `gobblet-why` (objections of its rules), which are fetched when they are first needed.
 *
 * A file's name says who uses it: `cli.ftl` and `*-cli.ftl` are for the command line and stay out,
 * `<game>.ftl` and `<game>-*.ftl` belong to the game of that folder in src/boards.
 */
import { readdirSync, readFileSync } from 'node:fs';
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
const PAGES = ['pages', 'options', 'people', 'seating'];
const PARTS = [
  ...games.flatMap((game) => [game, `${game}-ai`, `${game}-why`]),
  'pages',
  'phrases',
  'rules',
];
/** `G6-does-not-cover`: an objection begins with its clause. */
const OBJECTION = /^[A-Z]\d+(_\d+)*-/;
/** Shown by index.html itself where scripts are disabled. */
const NO_SCRIPT = 'web-no-script';

const isForCommandLine = (name: string): boolean => /(^|-)cli$/.test(name);

/** The part of a file; '' for what every page needs. */
function partOf(name: string): string {
  if (PAGES.includes(name)) return 'pages';
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
      if (id === NO_SCRIPT) continue;
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

/** The text for browsers without scripts, in every language. */
function noScript(): string {
  return languages
    .map((language) => {
      const { body } = new FluentResource(readFileSync(`${LOCALES}${language}/pages.ftl`, 'utf8'));
      const text = body.find(({ id }) => id === NO_SCRIPT)?.value as string;
      return `<p lang="${language}" dir="auto">${text}</p>`;
    })
    .join('');
}

const loaders = (names: string[], under: string): string =>
  `{ ${names.map((name) => `'${name}': () => import('${INDEX}/${under}${name}')`).join(', ')} }`;

export function messages(): Plugin {
  return {
    name: 'blockyard-messages',
    transformIndexHtml: (html) => html.replace('<noscript>', `<noscript>${noScript()}`),
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
