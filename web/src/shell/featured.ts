/** When a shown game was played, in words. */
import type { Featured } from '../api/types';
import { tagOf, type Language, type Say } from '../i18n/messages';

export function tagIn({ kind, ended }: Featured, language: Language, say: Say): string {
  if (kind === 'live') return say('web-live');
  if (kind === 'sample') return say('web-sample');
  const date = new Date(ended ?? 0).toLocaleDateString(tagOf(language), {
    day: 'numeric',
    month: 'long',
  });
  return say('web-played-on', { date });
}
