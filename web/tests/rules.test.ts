/** The rules pages: their light Markdown, and that every part in a box has a picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { SHAPES } from '../src/boards/blokus/pieces';
import { boardOf } from '../src/boards/registry';
import { say } from '../src/i18n/language.svelte';
import {
  answersOf,
  groupsOf,
  plain,
  rowsOf,
  rulingsOf,
  runs,
  type Block,
} from '../src/shell/rules/page';

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

test('two parts share a row where neither leaves the other alone with a board', () => {
  const part = (anchor: string, boards: number) => ({
    anchor,
    title: anchor,
    blocks: Array<Block>(boards).fill({ kind: 'figure', shows: 'board', steps: [] }),
  });
  const parts = [
    part('a', 1),
    part('b', 1),
    part('c', 3),
    part('d', 0),
    part('e', 1),
    part('f', 0),
  ];
  const names = (isList: boolean) =>
    rowsOf(parts, isList).map((row) => row.map(({ anchor }) => anchor).join(''));
  expect(names(false)).toEqual(['ab', 'c', 'd', 'ef']);
  expect(names(true)).toHaveLength(6);
});

test('the right answer is offered once, in another place from question to question', () => {
  const places = Array.from({ length: 10 }, (_, index) =>
    answersOf(index, 'right', ['one', 'two']).indexOf('right'),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  expect(answersOf(3, 'right', ['one', 'two']).toSorted()).toEqual(['one', 'right', 'two']);
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
  const shown = mount(Part, { target, props: { part, say } });
  // Something is drawn, and nothing at a place that is no number.
  expect(target.querySelectorAll('path, rect, polygon, circle, ellipse').length).toBeGreaterThan(0);
  expect(target.innerHTML).not.toMatch(/NaN|undefined/);
  void unmount(shown);
});

test('the 21 pieces are those of a table', () => {
  const shapes = readdirSync(GOLDEN)
    .map((file) => /^ {2}shapes: (.*)$/m.exec(readFileSync(GOLDEN + file, 'utf8'))?.[1])
    .find(Boolean);
  expect(shapes && JSON.parse(shapes)).toEqual(SHAPES);
});
