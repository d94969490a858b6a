import { expect, test } from 'vitest';
import type { GameSummary } from '../src/api/types';
import { company } from '../src/session/newTable';
import { suggestion } from '../src/session/opponents.svelte';

let ended = 0;
/** A game of `me` against a level of the computer. */
const played = (level: number, won: boolean, game = 'one'): GameSummary =>
  ({
    table: {
      game,
      chairs: [
        { kind: 'person', person: 'me' },
        { kind: 'bot', level },
      ],
    },
    outcome: { winners: [won ? 0 : 1], clause: 'X1', places: won ? [1, 2] : [2, 1] },
    ended: ++ended,
  }) as unknown as GameSummary;
const suggested = (...games: GameSummary[]) => suggestion(games, 'one', 'me');

test('with no results a gentle level is suggested', () => {
  expect(suggested()).toBe(2);
  expect(suggested(played(7, true, 'another'))).toBe(2);
});

test('one above the strongest level beaten in half of the games against it', () => {
  expect(suggested(played(2, true))).toBe(3);
  expect(suggested(played(2, true), played(3, true), played(3, false))).toBe(4);
  expect(suggested(played(2, true), played(3, true), played(3, false), played(3, false))).toBe(3);
  expect(suggested(played(9, true))).toBe(9);
});

test('somebody who beats nobody is offered an easier one', () => {
  expect(suggested(played(4, false))).toBe(3);
  expect(suggested(played(1, false))).toBe(1);
});

test('only the last ten games count', () => {
  const before = played(8, true);
  const lately = Array.from({ length: 10 }, () => played(3, false));
  expect(suggested(before, ...lately)).toBe(2);
});

test('several computer players are different characters about the level that was chosen', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(company(4, 1, levels)).toEqual([4]);
  expect(company(4, 3, levels)).toEqual([4, 3, 5]);
  expect(company(1, 3, levels)).toEqual([1, 2, 3]);
  expect(company(9, 5, levels)).toEqual([9, 8, 7, 6, 5]);
});
