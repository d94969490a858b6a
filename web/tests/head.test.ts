// @vitest-environment node
/** What a page says before any script runs: for the first paint, search engines and previews. */
import { expect, test } from 'vitest';
import { manifestIn, pageIn } from '../messages.plugin';

const LANGUAGES = ['en', 'he', 'fr', 'ar'];
const TEMPLATE = '<html lang="en"><head><!--language--></head></html>';
const one = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

test.each(LANGUAGES)('the page and the app are described in %s', (language) => {
  const page = pageIn(language, TEMPLATE);
  const manifest = JSON.parse(manifestIn(language)) as Record<string, string>;
  const direction = ['he', 'ar'].includes(language) ? 'rtl' : 'ltr';
  expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
  expect([manifest['lang'], manifest['dir']]).toEqual([language, direction]);
  const about = one(/<meta name="description" content="([^"]+)"/, page);
  expect(manifest['description']).toBe(about);
  expect(one(/<meta property="og:description" content="([^"]+)"/, page)).toBe(about);
  expect(one(/<title>([^<]+)<\/title>/, page).length).toBeGreaterThan(10);
  expect(page).toContain(`href="/manifest.${language}.webmanifest"`);
});

test('no two languages have the same words', () => {
  const found = LANGUAGES.map(
    (language) => JSON.parse(manifestIn(language)) as { description: string },
  );
  expect(new Set(found.map(({ description }) => description)).size).toBe(LANGUAGES.length);
});
