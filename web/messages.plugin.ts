/** The catalogue as the browser gets it: for each language what is said at every table, what is
 * said on the other pages, and what is said in each game.
 *
 * `virtual:messages` gives ways to fetch the languages, and each of them ways to its parts: `pages`,
 * `gobblet`, `gobblet-ai`, `gobblet-why`. A file of the catalogue belongs to a game if its name begins with the
 * name of the game's folder in src/boards.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages, Part, Pattern } from './src/i18n/pattern';

const INDEX = 'virtual:messages';
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = pathOf('../src/blockyard/locales/');
const games = readdirSync(new URL('src/boards', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const languages = readdirSync(LOCALES);

/** What is said on the pages around the tables. */
const PAGES = ['pages', 'options', 'people', 'seating'];
/** Why the computer would play what it hints at is fetched with the hint, `gobblet-ai`; why a rule
 * forbids something when it does, `gobblet-why`; what players can say to each other when one does. */
const PARTS = [...games.flatMap((game) => [game, `${game}-ai`, `${game}-why`]), 'pages', 'phrases'];
/** `G6-does-not-cover`: a clause objects. */
const OBJECTION = /^[A-Z]\d+(_\d+)*-/;

// --- what only a terminal says stays out

const PYTHON = pathOf('../src/blockyard/');
/** Where nothing is said to a browser: the terminal, environments, and whatever reads files. */
const NOT_HERE =
  /^(cli|envs)\/|^ai\/(contest|foreign)|^core\/(record|jsonrecord|sgf|gtp)\.py|^server\/(migrate|serving)\.py|\/(reading|blksgf|picture|aiming|telling|solved?)\.py$|^(rulespage|words)\.py/;

function sources(folder: string, kind: RegExp): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));
}
const python = sources(PYTHON, /\.py$/);
const client = sources(pathOf('src/'), /\.(ts|svelte)$/)
  .map(({ text }) => text)
  .join('\n');

/** Every word in quotes, alone and after its clause, and where it stands. What is said of positions
 * that cannot be is left out: they are written by hand, and none reaches a table. */
const said = new Map<string, Set<string>>();
for (const { name, text } of python) {
  const possible = text.replace(/impossible\(\s*"\w*",\s*"[\w-]+"/g, 'impossible(""');
  const lone = [...text.matchAll(/"([\w-]+)"/g)].map(([, word]) => word!);
  const ofClauses = [...possible.matchAll(/"([A-Z][\d.]+)",\s*"([\w-]+)"/g)];
  const whole = ofClauses.map(([, clause, reason]) => `${clause!.replace('.', '_')}-${reason}`);
  for (const word of [...lone, ...whole]) said.set(word, (said.get(word) ?? new Set()).add(name));
}
const named = new Set([...client.matchAll(/['`]([\w-]+)[.'`]/g)].map(([, id]) => id!));
const begun = new Set(
  [...client.matchAll(/[`']([\w-]+-)(?:\$\{|')/g)].map(([, beginning]) => beginning!),
);

/** Whether the client names a message, or the beginning of its id: `title-${game}`. */
const isNamed = (id: string): boolean =>
  named.has(id) || [...id.matchAll(/-/g)].some(({ index }) => begun.has(id.slice(0, index + 1)));

/** Said by Python, and only where no browser listens. Ids that Python puts together are kept. */
function isElsewhere(id: string): boolean {
  if (/^(command|help)-(?!busy|rated)/.test(id)) return true;
  const places = [...(said.get(id) ?? said.get(id.replace(/^[A-Z]\d+(_\d+)?-/, '')) ?? [])];
  return places.length > 0 && places.every((name) => NOT_HERE.test(name));
}

// --- reading

/** Said by the page itself, where nothing else can speak. */
const NO_SCRIPT = 'web-no-script';

function partOf(name: string): string {
  if (PAGES.includes(name)) return 'pages';
  if (PARTS.includes(name)) return name;
  return games.find((game) => name === game || name.startsWith(`${game}-`)) ?? '';
}

function filesOf(language: string, part: string): string[] {
  return readdirSync(LOCALES + language)
    .filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl')
    .filter((name) => partOf(name.slice(0, -'.ftl'.length)) === part)
    .map((name) => `${LOCALES}${language}/${name}`);
}

type Read = FluentResource['body'][number]['value'];
type Element = Exclude<NonNullable<Read>, string>[number];

/** Fluent's tree, written short. */
export function patternOf(read: Read): Pattern {
  if (read === null || typeof read === 'string') return read ?? '';
  const [only] = read;
  if (read.length === 1 && typeof only !== 'string' && only?.type === 'str') return only.value;
  return read.map(partIn);
}
function partIn(element: Element): Part {
  if (typeof element === 'string') return element;
  if (element.type === 'var') return [element.name];
  if (element.type === 'mesg' && !element.attr) return { id: element.name };
  if (element.type !== 'select' || element.selector.type !== 'var') {
    throw new Error(`the client does not know ${JSON.stringify(element)} in a message`);
  }
  const keys = element.variants.map(({ key }) => String(key.value));
  const choices = element.variants.map(({ value }, index) => [keys[index]!, patternOf(value)]);
  return [element.selector.name, Object.fromEntries(choices) as Messages, keys[element.star]!];
}

const referredIn = (patterns: Messages): string[] =>
  [...JSON.stringify(patterns).matchAll(/\{"id":"([\w-]+)"\}/g)].map(([, id]) => id!);

/** The messages of some files, attributes under `id.name`. */
export function messagesOf(files: readonly string[]): Messages {
  const all: Messages = {};
  for (const file of files) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(file, 'utf8')).body) {
      all[id] = patternOf(value);
      for (const [name, text] of Object.entries(attributes)) all[`${id}.${name}`] = patternOf(text);
    }
  }
  const isKept = ([id]: [string, Pattern]) =>
    id !== NO_SCRIPT && (isNamed(id.split('.')[0]!) || !isElsewhere(id));
  const kept = Object.fromEntries(Object.entries(all).filter(isKept));
  for (const id of referredIn(kept)) if (all[id] !== undefined) kept[id] = all[id]!;
  return kept;
}

/** What the games are called is said everywhere. */
function titlesIn(language: string): Messages {
  const all = messagesOf(games.flatMap((game) => filesOf(language, game)));
  return Object.fromEntries(Object.entries(all).filter(([id]) => id.startsWith('title-')));
}

/** For a browser without scripts: what the page needs, in every language. */
function withoutScripts(): string {
  return languages
    .map((language) => {
      const { body } = new FluentResource(readFileSync(`${LOCALES}${language}/pages.ftl`, 'utf8'));
      const text = body.find(({ id }) => id === NO_SCRIPT)?.value as string;
      return `<p lang="${language}" dir="auto">${text}</p>`;
    })
    .join('');
}

const waysTo = (names: string[], under: string): string =>
  `{ ${names.map((name) => `'${name}': () => import('${INDEX}/${under}${name}')`).join(', ')} }`;

export function messages(): Plugin {
  return {
    name: 'blockyard-messages',
    transformIndexHtml: (html) => html.replace('<noscript>', `<noscript>${withoutScripts()}`),
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const [, language, part = ''] = id.split('/');
      if (!language) {
        return `export default ${waysTo(languages, '')}; export const PARTS = ${JSON.stringify(PARTS)};`;
      }
      const [, game = part, isWhy] = /^(.*)(-why)$/.exec(part) ?? [];
      const files = filesOf(language, game);
      for (const file of files) this.addWatchFile(file);
      const all = { ...(part ? {} : titlesIn(language)), ...messagesOf(files) };
      const kept = Object.entries(all).filter(
        ([id]) => !games.includes(game) || OBJECTION.test(id) === Boolean(isWhy),
      );
      const words = JSON.stringify(Object.fromEntries(kept));
      // Ways to what nobody in another language fetches are kept out of what everybody does.
      return (
        `export default ${words};` +
        (part ? '' : `export const parts = ${waysTo(PARTS, `${language}/`)};`)
      );
    },
  };
}
