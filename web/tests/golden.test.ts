// @vitest-environment node
/** Every board's `expect` against the golden games, which list what each mover saw. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { boardOf, folderOf } from '../src/boards/registry';

type View = Record<string, unknown>;
interface Foresight {
  expect: (view: View, move: string) => View;
  foreseen: (view: View) => unknown;
}
interface Step {
  before: View;
  move: string;
  after: View;
}

const GOLDEN = fileURLToPath(new URL('../../tests/golden/', import.meta.url));
const modules = import.meta.glob<Foresight>('../src/boards/*/table.ts');

/** The moves of players in a `.seen` file: fields that change, `12. 0: a1b2`, fields, … */
function stepsIn(text: string): Step[] {
  const steps: Step[] = [];
  let [view, open]: [View, Step | null] = [{}, null];
  for (const line of text.split('\n')) {
    const field = /^ {2}(\w+): (.*)$/.exec(line);
    if (field) {
      view = { ...view, [field[1]!]: JSON.parse(field[2]!) as unknown };
      continue;
    }
    if (open) steps.push({ ...open, after: view });
    const played = /^\d+\. (\w+): (.*)$/.exec(line);
    const isMove = played && played[1] !== 'chance' && !played[2]!.startsWith('!');
    open = isMove ? { before: view, move: played[2]!, after: view } : null;
  }
  return steps;
}

describe.each(readdirSync(GOLDEN))('%s', async (key) => {
  const board = await boardOf(key);
  const files = readdirSync(GOLDEN + key).filter((name) => name.endsWith('.seen'));
  if (!board?.expect) {
    test('foresees nothing', () => expect(files).not.toEqual([]));
    return;
  }
  const table = await modules[`../src/boards/${folderOf(key)}/table.ts`]!();

  const games = files.map((file) => ({
    file,
    steps: stepsIn(readFileSync(`${GOLDEN}${key}/${file}`, 'utf8')),
  }));

  test('there are moves to be foreseen', () => {
    expect(games.flatMap(({ steps }) => steps).length).toBeGreaterThan(20);
  });

  test.each(games)('every move of $file looks as it was expected to', ({ steps }) => {
    for (const { before, move, after } of steps) {
      expect(table.foreseen(table.expect(before, move)), move).toEqual(table.foreseen(after));
    }
  });
});
