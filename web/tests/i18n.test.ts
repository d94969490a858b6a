import { beforeEach, describe, expect, test } from 'vitest';
import { choose, firstLanguage, language, learn, say } from '../src/i18n/language.svelte';
import { directionOf, LANGUAGES, nameOf, wordsOf } from '../src/i18n/messages';

/** Every message and attribute of a language with the variables it uses: `web-x.text($name)`. */
async function shape(of: (typeof LANGUAGES)[number]): Promise<string[]> {
  const { body } = await wordsOf(of);
  const variables = (pattern: unknown) => {
    const found = JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g);
    return [...new Set([...found].map((match) => match[1]))].sort().join(' ');
  };
  const lines = body.flatMap(({ id, value, attributes }) => [
    `${id}(${variables(value)})`,
    ...Object.entries(attributes).map(([name, text]) => `${id}.${name}(${variables(text)})`),
  ]);
  return lines.sort();
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

  test('a language is called what its speakers call it', () => {
    expect(LANGUAGES.map(nameOf)).toEqual(['English', 'עברית', 'Français', 'العربية']);
  });
});

describe('the language of the reader', () => {
  beforeEach(() => localStorage.clear());

  test('is the first of the browser that we speak', () => {
    browserSpeaks('de-AT', 'he-IL', 'en');
    expect(firstLanguage()).toBe('he');
  });

  test('is English when we speak none of them', () => {
    browserSpeaks('de', 'ja');
    expect(firstLanguage()).toBe('en');
  });

  test('is the one chosen last, whatever the browser speaks', async () => {
    browserSpeaks('en');
    await choose('fr');
    expect(firstLanguage()).toBe('fr');
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
    await learn(['pages']);
    await choose('fr');
    expect(say('web-games')).toBe('Les jeux');
  });

  test('a message that nobody wrote is refused by name', async () => {
    await choose('en');
    expect(() => say('web-nothing')).toThrow('en has no words for web-nothing');
  });

  test('runs from right to left in Hebrew and Arabic only', () => {
    expect(LANGUAGES.filter((one) => directionOf(one) === 'rtl')).toEqual(['he', 'ar']);
  });
});
