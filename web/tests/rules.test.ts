/** The rules pages: their light Markdown, and that every part in a box has a picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { SHAPES } from '../src/boards/blokus/pieces';
import { boardOf } from '../src/boards/registry';
import { groupsOf, plain, rulingsOf, runs, type Block } from '../src/shell/rules/page';

const pages = import.meta.glob<string>('../../src/blockyard/locales/en/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GOLDEN = '../tests/golden/blokus-duo/';

test('bold, italics, code and links are told apart', () => {
  const found = runs('**one** *two* `three` [four](#G4) five');
  expect(found.filter(({ text }) => text.trim()).map(({ style }) => style)).toEqual([
    'strong',
    'em',
    'code',
    'link',
    'plain',
  ]);
  expect(plain('**one** [four](#G4)')).toBe('one four');
});

test('our rulings are listed with their anchors, without the mark', () => {
  const blocks: Block[] = [
    { kind: 'text', text: 'White *ours:* begins.' },
    { kind: 'text', text: '**G1.1** *ours:* Or Black.', anchor: 'G1.1' },
    { kind: 'text', text: '**G1.2** Nobody else.', anchor: 'G1.2' },
  ];
  const inner = { title: 'Goal', clause: 'G1', anchor: 'G1', blocks };
  const sections = [{ title: 'Rules', anchor: 'rules', fold: true, blocks: [], sections: [inner] }];
  const page = { key: 'x', lang: 'en', title: 'X', intro: [], sections };
  expect(rulingsOf(page, '*ours:*')).toEqual([
    { anchor: 'G1', text: 'begins.' },
    { anchor: 'G1.1', text: 'Or Black.' },
  ]);
});

test('figures that follow one another stand side by side', () => {
  const figure: Block = { kind: 'figure', shows: 'board', steps: [] };
  const text: Block = { kind: 'text', text: 'words' };
  expect(groupsOf([text, figure, figure, text, figure]).map(({ length }) => length)).toEqual([
    1, 2, 1, 1,
  ]);
});

const boxed = Object.entries(pages).flatMap(([path, text]) => {
  const key = /([\w-]+)\.md$/.exec(path)![1]!;
  const boxes = [...text.matchAll(/```box\n([^`]+)```/g)].flatMap(([, rows]) =>
    rows!.trim().split('\n'),
  );
  return [...new Set(boxes.map((row) => row.split(' | ')[0]!))].map((part) => [key, part] as const);
});

test.each(boxed)('%s has a picture of %s', async (key, part) => {
  const board = (await boardOf(key))!;
  const { default: Part } = await board.part();
  const target = document.createElement('div');
  const shown = mount(Part, { target, props: { part } });
  // Something is drawn, and nothing at a place that is no number.
  expect(target.querySelectorAll('path, rect, polygon, ellipse').length).toBeGreaterThan(0);
  expect(target.innerHTML).not.toMatch(/NaN|undefined/);
  void unmount(shown);
});

test('the 21 pieces are those of a table', () => {
  const shapes = readdirSync(GOLDEN)
    .map((file) => /^ {2}shapes: (.*)$/m.exec(readFileSync(GOLDEN + file, 'utf8'))?.[1])
    .find(Boolean);
  expect(shapes && JSON.parse(shapes)).toEqual(SHAPES);
});
