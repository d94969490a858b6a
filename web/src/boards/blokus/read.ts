import type { Colour, View } from './table';

/** Parses a position, `14/…/14 o 2 - -`, as far as it is drawn. */
export function read(text: string): View {
  const [board = '', turn = '-', seats = '2'] = text.split(' ');
  const rows = board
    .split('/')
    .map((line) => line.replace(/\d+/g, (empty) => '.'.repeat(Number(empty))));
  return {
    side: rows.length,
    rows,
    colours: [],
    turn: turn === '-' ? null : (turn as Colour),
    to_play: null,
    seats: Number(seats),
    stopped: [],
    starts: rows.length === 14 ? { e10: 'op', j5: 'op' } : {},
    shapes: {},
  };
}

export default (_game: string, position: string): View => read(position);
