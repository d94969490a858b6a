/** The count of Block Out! is heard in the reader's language. */
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../src/boards/blockout/speech';
import { setMuted } from '../src/design/sound';

interface Spoken {
  text: string;
  lang: string;
}

/** A device that has voices for these languages, and what it was given to say. */
function deviceWith(...languages: string[]): Spoken[] {
  const said: Spoken[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak: (one: Spoken) => said.push(one),
  });
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: Spoken, text: string) {
    this.text = text;
  });
  return said;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setMuted(false);
});

test('the count is spoken by a voice of the language of the page', () => {
  const said = deviceWith('en-GB', 'he-IL', 'fr-FR');
  speak('עשרים ואחת', 'he');
  speak('un crocodile', 'fr');
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ['עשרים ואחת', 'he-IL'],
    ['un crocodile', 'fr-FR'],
  ]);
});

test('without such a voice, or with the sound off, nothing is said', () => {
  const said = deviceWith('en-GB');
  speak('ألف وواحد', 'ar');
  setMuted(true);
  speak('one-one-thousand', 'en');
  expect(said).toEqual([]);
  vi.stubGlobal('speechSynthesis', undefined);
  expect(() => speak('one-one-thousand', 'en')).not.toThrow();
});
