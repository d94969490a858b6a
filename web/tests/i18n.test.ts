import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  preferredLanguage,
  language,
  loadMessages,
  say,
} from '../src/i18n/language.svelte';
import {
  directionOf,
  LANGUAGES,
  messagesIn,
  nameOf,
  PARTS,
  tagOf,
  wordsOf,
  type Language,
} from '../src/i18n/messages';
import { objectionIn } from '../src/i18n/words';
import type { Messages, Pattern } from '../src/i18n/pattern';

const variables = (pattern: Pattern): string[] => {
  if (typeof pattern === 'string') return [];
  const found = pattern.flatMap((part) => {
    if (typeof part === 'string' || 'id' in part) return [];
    return [part[0], ...Object.values(part[1] ?? {}).flatMap(variables)];
  });
  return [...new Set(found)].sort();
};

/** Every message and attribute of a language with the variables it uses: `web-x.text(name)`. */
async function shape(of: Language): Promise<string[]> {
  const words = Object.entries(await wordsOf(of));
  return words.map(([id, pattern]) => `${id}(${variables(pattern).join(' ')})`).sort();
}

/** Those of the messages in it too. */
function allVariables(pattern: Pattern, words: Messages): string[] {
  const inside =
    typeof pattern === 'string'
      ? []
      : pattern.filter((part): part is { id: string } => typeof part !== 'string' && 'id' in part);
  return [...variables(pattern), ...inside.flatMap(({ id }) => allVariables(words[id]!, words))];
}

function browserSpeaks(...languages: string[]) {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}

describe('the catalogue', () => {
  test('has a folder for every language that the page offers, and no other', () => {
    const folders = Object.keys(import.meta.glob('../../src/blockyard/locales/*/web.ftl'));
    expect(folders.map((path) => path.split('/').at(-2)).sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(LANGUAGES)('%s has the messages and variables of English', async (one) => {
    expect(await shape(one)).toEqual(await shape('en'));
  });

  test.each(LANGUAGES)('%s is put into words as Fluent does it', async (one) => {
    const bundle = new FluentBundle(tagOf(one), { useIsolating: directionOf(one) === 'rtl' });
    const files = import.meta.glob<string>('../../src/blockyard/locales/*/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    for (const [path, text] of Object.entries(files)) {
      if (path.split('/').at(-2) === one) bundle.addResource(new FluentResource(text));
    }
    const words = await wordsOf(one);
    const say = await messagesIn(one, PARTS);
    // Numbers by which plurals differ, words that choices know, and one that they do not.
    for (const value of [0, 1, 2, 3, 11, 1234.5, 'gold', 'S', 'any', 'put', '?']) {
      for (const [id, pattern] of Object.entries(words)) {
        const [name = id, attribute] = id.split('.');
        const message = bundle.getMessage(name)!;
        const params = Object.fromEntries(
          allVariables(pattern, words).map((variable) => [variable, value]),
        );
        const wanted = bundle.formatPattern(
          (attribute ? message.attributes[attribute] : message.value)!,
          params,
        );
        expect(say(id, params), id).toBe(wanted);
      }
    }
  });

  test('what only a terminal says is not sent to browsers, and what the pages say is', async () => {
    const words = await wordsOf('en');
    const absent = ['no-kernel', 'duel-elo', 'sgf-empty', 'solve-won', 'serve-stop', 'record-line'];
    expect(absent.filter((id) => id in words)).toEqual([]);
    const present = [
      'G6-does-not-cover',
      'reason-gobbles',
      'title-deblockle',
      'stale',
      'no-such-value',
      'blockout-late',
      'record-later',
      'name-taken',
    ];
    expect(present.filter((id) => !(id in words))).toEqual([]);
  });

  test('numbers in Arabic have the digits of its texts, whatever the browser prefers', async () => {
    expect((await messagesIn('ar', PARTS))('web-games-count', { count: 12345 })).toContain(
      '12,345',
    );
    expect(new Intl.DateTimeFormat(tagOf('ar'), { dateStyle: 'long' }).format(0)).toMatch(/1970/);
  });

  test('a language is called what its speakers call it', () => {
    expect(LANGUAGES.map(nameOf)).toEqual(['English', 'עברית', 'Français', 'العربية']);
  });
});

describe('the language of the reader', () => {
  beforeEach(() => localStorage.clear());

  test('is the first of the browser that we speak', () => {
    browserSpeaks('de-AT', 'he-IL', 'en');
    expect(preferredLanguage()).toBe('he');
  });

  test('is English when we speak none of them', () => {
    browserSpeaks('de', 'ja');
    expect(preferredLanguage()).toBe('en');
  });

  test('is the one chosen last, whatever the browser speaks', async () => {
    browserSpeaks('en');
    await choose('fr');
    expect(preferredLanguage()).toBe('fr');
  });

  test('changes the words and the direction together', async () => {
    await choose('ar');
    expect([language.direction, say('web-rules')]).toEqual(['rtl', 'القواعد']);
    await choose('en');
    expect([language.direction, say('web-rules')]).toEqual(['ltr', 'Rules']);
  });

  test('a part’s words are fetched when they are wanted, and stay through a change', async () => {
    await choose('en');
    expect(say.knows('web-headline')).toBe(false);
    await loadMessages(['pages']);
    await choose('fr');
    expect(say('web-games')).toBe('Les jeux');
  });

  test('whoever asks for words that are on their way waits for them', async () => {
    await choose('en');
    const first = loadMessages(['gobblet']);
    await loadMessages(['gobblet']);
    expect(say.knows('title-gobblet')).toBe(true);
    expect(say.knows('gobblet-board')).toBe(true);
    await first;
  });

  test.each(LANGUAGES)(
    'a message that nobody wrote is a sentence in %s, and logged',
    async (one) => {
      await choose(one);
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(say('web-nothing')).toBe(say('web-unknown'));
      expect(objectionIn({ clause: 'G99', reason: 'new-here', params: {} }, say)).toBe(
        say('web-refused'),
      );
      expect(logged.mock.calls.flat()).toEqual([
        `${one} has no words for web-nothing`,
        'no words for G99-new-here',
      ]);
      logged.mockRestore();
    },
  );

  test('runs from right to left in Hebrew and Arabic only', () => {
    expect(LANGUAGES.filter((one) => directionOf(one) === 'rtl')).toEqual(['he', 'ar']);
  });
});
