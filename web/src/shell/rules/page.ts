/** A rules page as the server sends it, with the views of its boards; and its light Markdown. */
import { get } from '../../api/http';
import type { Page, Section } from '../../api/rules';
import type { Language } from '../../i18n/messages';

export type Block = Page['intro'][number];
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const fetched = new Map<string, Promise<Page>>();

/** The rules of a game, or of `match`, in a language. */
export function pageOf(key: string, language: Language): Promise<Page> {
  const path = `/api/rules/${key}/${language}`;
  const page = fetched.get(path) ?? get<Page>(path);
  fetched.set(path, page);
  // What could not be fetched is asked for again the next time.
  page.catch(() => fetched.delete(path));
  return page;
}

/** What a page is about, for search engines and shared links. */
export const aboutOf = (page: Page): string =>
  page.intro.find((block) => block.kind === 'text')?.text ?? '';

export interface Run {
  style: 'plain' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  to?: string;
}

/** A text split at **bold**, *italic*, `code` and [links](#to). */
export function runs(text: string): Run[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).filter(Boolean);
  return parts.map((part): Run => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return { style: 'link', text: link[1]!, to: link[2]! };
    if (part.startsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
    if (part.startsWith('*')) return { style: 'em', text: part.slice(1, -1) };
    if (part.startsWith('`')) return { style: 'code', text: part.slice(1, -1) };
    return { style: 'plain', text: part };
  });
}

/** A text without its marks, for the names of pictures. */
export const plain = (text: string): string =>
  runs(text)
    .map((run) => run.text)
    .join('');

export interface Ruling {
  anchor: string;
  text: string;
}

/** Everything on a page that is marked as ours: the sentence after the mark, and where it stands. */
export function rulingsOf(page: Page, mark: string): Ruling[] {
  const inClauses = (section: Section): Ruling[] => [
    ...section.blocks.flatMap((block): Ruling[] => {
      if (block.kind !== 'text' || !section.clause || !block.text.includes(mark)) return [];
      const text = block.text.split(mark).at(-1)!.trim();
      return [{ anchor: block.anchor || section.clause, text }];
    }),
    ...(section.sections ?? []).flatMap(inClauses),
  ];
  return page.sections.flatMap(inClauses);
}

/** How many clauses, rulings or questions are folded away under a heading. */
export function countOf(section: Section, rulings: Ruling[]): number {
  const quiz = section.blocks.find((block) => block.kind === 'quiz');
  if (quiz) return quiz.questions.length;
  return section.blocks.some((block) => block.kind === 'rulings')
    ? rulings.length
    : (section.sections?.length ?? 0);
}

/** Blocks in groups: figures that follow one another stand side by side. */
export function groupsOf(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'figure' && last?.[0]?.kind === 'figure') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** How many boards stand in a section itself. */
export const boardsIn = ({ blocks }: Section): number =>
  blocks.filter(({ kind }) => kind === 'figure').length;

/** A section's words and its boards, apart where they stand beside one another. */
export function wordsAndBoards({ blocks }: Section, isBeside: boolean): [Block[], Block[]] {
  if (!isBeside) return [blocks, []];
  const isBoard = ({ kind }: Block) => kind === 'figure';
  return [blocks.filter((block) => !isBoard(block)), blocks.filter(isBoard)];
}

const isPictured = ({ blocks }: Section) => blocks.some(({ kind }) => kind === 'box');

/** Parts in rows. Two that follow one another share a row if both have one board or both have none,
 * or if the second is words only, for which there is room beside the first one's board. What is
 * folded away is a list, one below the other. */
export function rowsOf(parts: Section[], isList: boolean): Section[][] {
  const fits = (one: Section, other: Section) =>
    boardsIn(one) < 2 && boardsIn(other) <= boardsIn(one) && ![one, other].some(isPictured);
  const rows: Section[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (!isList && last?.length === 1 && fits(last[0]!, part)) last.push(part);
    else rows.push([part]);
  }
  return rows;
}

/** Where the right answer stands among the others: mixed, and the same every time. */
const PLACES = [1, 0, 2, 2, 0, 1, 2, 1, 0, 1];

/** The answers to a question, in the order in which they are offered. */
export const answersOf = (index: number, right: string, wrong: string[]): string[] =>
  wrong.toSpliced(PLACES[index % PLACES.length]!, 0, right);
