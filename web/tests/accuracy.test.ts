/** The accuracy of somebody's last games on their profile. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import Accuracy from '../src/shell/people/Accuracy.svelte';

beforeEach(async () => {
  await setLanguage('en');
  await loadMessages();
});

test('who played both sides at one screen has two bars of one game', async () => {
  const one = { table: 'a', game: 'gobblers', at: 0, accuracy: 80 };
  const shown = mount(Accuracy, {
    target: document.body,
    props: { points: [one, { ...one, accuracy: 40 }] },
  });
  flushSync();
  expect(document.querySelectorAll('[data-accuracy] li')).toHaveLength(2);
  await unmount(shown);
});
