/** The catalogue as the browser gets it: for each language what is said at every table, what is
 * said on the other pages, and what is said in each game.
 *
 * `virtual:words` gives ways to fetch them, by `en`, `en/pages`, `en/gobblet`. A file of the
 * catalogue belongs to a game if its name begins with the name of the game's folder in src/boards.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Message } from './src/i18n/messages';

const INDEX = 'virtual:words';
const LOCALES = fileURLToPath(new URL('../src/blockyard/locales/', import.meta.url));
const games = readdirSync(new URL('src/boards', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const languages = readdirSync(LOCALES);

/** What is said on the pages around the tables. */
const PAGES = ['pages', 'options'];
const PARTS = [...games, 'pages'];

/** What only a terminal says stays out: whole files, and messages by how their ids begin. */
const TERMINAL_FILES = ['cli.ftl'];
const TERMINAL =
  /^(record-(?!later)|duel-|analyse-|engine-|serve-|backup-|database-|command-|help-hint|no-free-port|no-such-database)/;

/** What is said of positions that cannot be: they are written by hand, and none reaches a table. */
const GAMES = fileURLToPath(new URL('../src/blockyard/games/', import.meta.url));
const impossible = new Set(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .flatMap((name) => [...readFileSync(GAMES + name, 'utf8').matchAll(/impossible\(\s*"(\w+)",\s*"([\w-]+)"/g)])
    .map(([, clause, reason]) => `${clause}-${reason}`),
);

function partOf(name: string): string {
  if (PAGES.includes(name)) return 'pages';
  return games.find((game) => name === game || name.startsWith(`${game}-`)) ?? '';
}

function filesOf(language: string, part: string): string[] {
  return readdirSync(LOCALES + language)
    .filter((name) => name.endsWith('.ftl') && !TERMINAL_FILES.includes(name))
    .filter((name) => partOf(name.slice(0, -'.ftl'.length)) === part)
    .map((name) => `${LOCALES}${language}/${name}`);
}

/** The messages of a file, read here so that no browser has to: id, text and attributes. */
function messagesOf(file: string): Message[] {
  const { body } = new FluentResource(readFileSync(file, 'utf8'));
  return body
    .filter(({ id }) => !TERMINAL.test(id) && !impossible.has(id))
    .map(({ id, value, attributes }): Message =>
      Object.keys(attributes).length ? [id, value, attributes] : [id, value],
    );
}

export function words(): Plugin {
  return {
    name: 'blockyard-words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const [, language, part = ''] = id.split('/');
      if (!language) {
        const keys = languages.flatMap((one) => [one, ...PARTS.map((part) => `${one}/${part}`)]);
        const entries = keys.map((key) => `'${key}': () => import('${INDEX}/${key}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      const files = filesOf(language, part);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.flatMap(messagesOf))};`;
    },
  };
}
