// @vitest-environment node
/** How much a reader fetches before the first move: measured on the client as it is built. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../src/i18n/messages';

const MOST = 60_000;
/** Boards that still weigh more, and how much is forgiven; to be brought down, never up. */
const FORGIVEN: Record<string, number> = { deblockle: 8_000, blockout: 7_000 };
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
  chunks().filter((chunk) => [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => module.test(id)));

/** A chunk, whatever it needs at once, and the styles of all of them. */
function closure(name: string, found = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (!file || found.has(name)) return found;
  found.add(name);
  if (file.type !== 'chunk') return found;
  const { importedCss = new Set<string>() } = (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
  for (const needed of [...file.imports, ...importedCss]) closure(needed, found);
  return found;
}
const weigh = (name: string) => {
  const file = files.get(name)!;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
};
const weight = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weigh(name), 0);

test('playing any game in any language takes less than 60 kB before three.js', () => {
  const [entry] = chunkOf(/src\/main\.ts$/);
  const [table] = chunkOf(/shell\/table\/TablePage\.svelte$/);
  const weighed: string[] = [];
  const boards = chunkOf(/boards\/\w+\/Board\.svelte$/);
  expect(boards.length).toBeGreaterThanOrEqual(2);
  for (const language of LANGUAGES) {
    for (const board of boards) {
      const [, game] = board.moduleIds.map((id) => /boards\/(\w+)\/Board/.exec(id)).find(Boolean)!;
      const words = ['', `/${game}`].map((name) => chunkOf(new RegExp(`virtual:words/${language}${name}$`))[0]!);
      const needed = new Set<string>();
      for (const chunk of [entry!, table!, board, ...words]) closure(chunk.fileName, needed);
      weighed.push(`${weight(needed) - (FORGIVEN[game!] ?? 0)} ${language} ${game}`);
    }
  }
  const heaviest = weighed.sort((a, b) => parseInt(b) - parseInt(a))[0]!;
  expect(parseInt(heaviest), weighed.join(', ')).toBeLessThan(MOST);
});

test('three.js, where a board has a scene, is fetched apart', () => {
  const [entry] = chunkOf(/src\/main\.ts$/);
  const [table] = chunkOf(/shell\/table\/TablePage\.svelte$/);
  for (const chunk of chunkOf(/node_modules\/three\//)) {
    expect(closure(table!.fileName, closure(entry!.fileName))).not.toContain(chunk.fileName);
  }
});

test('a script’s font stays under 80 kB', () => {
  const fonts = [...files.values()].filter((file) => file.fileName.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) expect((font as Rolldown.OutputAsset).source.length, font.fileName).toBeLessThan(MOST_OF_A_SCRIPT);
});
