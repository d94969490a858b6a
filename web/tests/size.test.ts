// @vitest-environment node
/** Download sizes before the first move, measured on a production build. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { folders } from '../src/boards/registry';
import { LANGUAGES, SPOKEN } from '../src/i18n/messages';

const MOST = 90_000;
const MOST_OF_A_SCRIPT = 80_000;

let files: Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;
beforeAll(async () => {
  // As it is built for readers, not for tests.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ logLevel: 'silent', mode: 'production', build: { write: false } });
  vi.unstubAllEnvs();
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  files = new Map(output.map((file) => [file.fileName, file]));
}, 120_000);

const chunks = () => [...files.values()].filter((file) => file.type === 'chunk');
const chunkOf = (module: RegExp) =>
  chunks().filter((chunk) =>
    [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => module.test(id)),
  );

/** A chunk, whatever it needs at once, and the styles of all of them. */
function closure(name: string, found = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (!file || found.has(name)) return found;
  found.add(name);
  if (file.type !== 'chunk') return found;
  const { importedCss = new Set<string>() } =
    (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
  for (const needed of [...file.imports, ...importedCss]) closure(needed, found);
  return found;
}
/** Each file is compressed once: every page needs the same few. */
const weights = new Map<string, number>();
function weigh(name: string): number {
  const file = files.get(name)!;
  const weight =
    weights.get(name) ??
    gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
  weights.set(name, weight);
  return weight;
}
const weight = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weigh(name), 0);

const wordsOf = (language: string, part: string) =>
  chunkOf(new RegExp(`virtual:messages/${language}${part && `/${part}`}$`))[0]!;

/** What a page fetches in a language: the entry, its own chunks, and these parts of the words. */
function weightOf(language: string, modules: RegExp[], parts: string[]): number {
  const needed = new Set<string>();
  const own = [/src\/main\.ts$/, ...modules].flatMap((module) => chunkOf(module));
  for (const chunk of [...own, ...['', ...parts].map((part) => wordsOf(language, part))]) {
    closure(chunk.fileName, needed);
  }
  return weight(needed);
}
function expectLight(weighed: Record<string, number>): void {
  const sorted = Object.entries(weighed).sort(([, a], [, b]) => b - a);
  expect(sorted[0]![1], sorted.map(([name, bytes]) => `${name} ${bytes}`).join(', ')).toBeLessThan(
    MOST,
  );
}

test('playing any game in any language takes less than 90 kB before three.js', () => {
  const weighed: Record<string, number> = {};
  const boards = chunkOf(/boards\/\w+\/Board\.svelte$/).flatMap((chunk) => chunk.moduleIds);
  const games = boards.flatMap((id) => /boards\/(\w+)\/Board/.exec(id)?.[1] ?? []);
  expect(new Set(games).size).toBe(folders.length);
  for (const language of LANGUAGES) {
    for (const game of new Set(games)) {
      const board = new RegExp(`boards/${game}/(Board\\.svelte|board\\.ts)$`);
      const table = /shell\/table\/(TablePage|ClockFace)\.svelte$/;
      weighed[`${game} ${language}`] = weightOf(language, [table, board], [game]);
    }
  }
  expectLight(weighed);
});

/** The first page and the lobby show all games, and speak of none but by its title; a new table may be
 * refused by a rule of its game. */
function partsOf(page: string): string[] {
  const [own] = chunkOf(new RegExp(`${page}$`));
  const isOfTitles = [/shell\/Home\.svelte$/, /shell\/Lobby\.svelte$/].some(
    (one) => chunkOf(one)[0] === own,
  );
  if (isOfTitles) return ['pages'];
  return /NewTable/.test(page) ? ['pages', 'deblockle', 'deblockle-why'] : SPOKEN;
}

test('every other page, with the words of all games, takes less than 90 kB', () => {
  const weighed: Record<string, number> = {};
  const pages = Object.keys(import.meta.glob('../src/shell/{*,people/*}.svelte')).map((path) =>
    path.slice(3),
  );
  const shown = pages.filter((path) =>
    chunkOf(new RegExp(`${path}$`)).some((chunk) => chunk.isDynamicEntry),
  );
  expect(shown).toContain('src/shell/Home.svelte');
  for (const language of LANGUAGES) {
    for (const page of shown) {
      weighed[`${page} ${language}`] = weightOf(language, [new RegExp(`${page}$`)], partsOf(page));
    }
  }
  expectLight(weighed);
});

test('somebody who waits for a friend fetches less than 90 kB', () => {
  const modules = [/shell\/table\/(TablePage|Waiting)\.svelte$/];
  expectLight(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, weightOf(language, modules, ['pages', 'deblockle'])]),
    ),
  );
});

test('three.js is fetched for scenes alone, and on no page by itself', () => {
  const chunks = chunkOf(/node_modules\/three\//);
  expect(chunks).toHaveLength(1);
  const pages = [
    /src\/main\.ts$/,
    /shell\/table\/TablePage\.svelte$/,
    /shell\/Home\.svelte$/,
    /boards\/\w+\/(Board\.svelte|board\.ts)$/,
  ];
  for (const page of pages.flatMap((module) => chunkOf(module))) {
    expect([...closure(page.fileName)]).not.toContain(chunks[0]!.fileName);
  }
});

test('a script’s font stays under 80 kB', () => {
  const fonts = [...files.values()].filter((file) => file.fileName.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts)
    expect((font as Rolldown.OutputAsset).source.length, font.fileName).toBeLessThan(
      MOST_OF_A_SCRIPT,
    );
});
