/** The players of a table in a few words. */
import type { TableInfo } from '../../api/types';
import { colourOf, nameOf } from '../../i18n/words';
import type { Say } from '../../i18n/messages';

/** Everybody who sits there. A person who shares a screen with others is named once. */
export function namesAt({ game, chairs }: TableInfo, say: Say): string[] {
  const isNamed = say.knows(`seat-${game}`);
  const names = chairs.map((chair, seat) =>
    chair.kind === 'open'
      ? ''
      : nameOf(chair, isNamed ? colourOf(game, seat, chairs.length, say) : '', say),
  );
  const isNew = (name: string, seat: number) =>
    chairs[seat]!.kind === 'bot' || names.indexOf(name) === seat;
  return names.filter((name, seat) => name && isNew(name, seat));
}

/** “Yoav – Maya”; more than two are the first and the number of the others. */
export function playersAt(table: TableInfo, say: Say): string {
  const [who = '', ...others] = namesAt(table, say);
  return others.length > 1
    ? say('web-with-others', { who, count: String(others.length) })
    : [who, ...others].join(' – ');
}
