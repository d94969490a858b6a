/** Parses the rules pages (a subset of Markdown) into sections by clause. */
import type { Language } from '../i18n/messages';

const files = import.meta.glob<string>('../../../src/blockyard/locales/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});

export type Block =
  | { kind: 'text'; text: string; anchor?: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'board'; position: string };

export interface Section {
  clause: string;
  title: string;
  blocks: Block[];
}

export interface Page {
  title: string;
  intro: Block[];
  sections: Section[];
}

/** The rules of a game, or of `match`, in a language. */
export async function pageOf(key: string, language: Language): Promise<Page> {
  const file = files[`../../../src/blockyard/locales/${language}/rules/${key}.md`];
  if (!file) throw new Error(`there are no rules of ${key} in ${language}`);
  return read(await file());
}

export function read(text: string): Page {
  const [first = '', ...parts] = text.split(/^(?=## )/m);
  const [title = '', ...intro] = cut(first);
  return { title: title.replace(/^# /, ''), intro: intro.map(block), sections: parts.map(section) };
}

function section(text: string): Section {
  const [heading = '', ...rest] = cut(text);
  const found = /^## (?:([A-Z]\d+) )?(.+)$/.exec(heading);
  return { clause: found?.[1] ?? '', title: found?.[2] ?? heading, blocks: rest.map(block) };
}

function block(text: string): Block {
  const board = /^```board\n([^]+)\n```$/.exec(text);
  if (board) return { kind: 'board', position: board[1]! };
  if (text.startsWith('- ')) {
    return {
      kind: 'list',
      items: text
        .split(/^- /m)
        .slice(1)
        .map((item) => item.trim()),
    };
  }
  const anchor = /^\*\*([A-Z]\d+\.\d+)\*\*/.exec(text)?.[1];
  return { kind: 'text', text, ...(anchor && { anchor }) };
}

const cut = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

export interface Run {
  style: 'plain' | 'strong' | 'em' | 'code';
  text: string;
}

/** A text split at **bold**, *italic* and `code`. */
export function runs(text: string): Run[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return parts.map((part): Run => {
    if (part.startsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
    if (part.startsWith('*')) return { style: 'em', text: part.slice(1, -1) };
    if (part.startsWith('`')) return { style: 'code', text: part.slice(1, -1) };
    return { style: 'plain', text: part };
  });
}
