import { BLOCKS, type Placed, type View } from './table';

/** Parses a position, `basic 0+ put:small-red …/… … large-blue@…`, as far as it is drawn. */
export function read(text: string): View {
  const [, turn = '0+', staged = 'play', hands = '', discards = '-', stack = '-'] = text.split(' ');
  const [stage = 'play', detail = ''] = staged.replace('-last', '').split(':');
  const [held = '', aim] = detail.split('@');
  const list = (words: string, mark: string) =>
    words === '-' || words === '' ? [] : words.split(mark);
  const tower = list(stack, ';').map((one): Placed => {
    const [block = '', numbers = ''] = one.split('@');
    return { block, pose: numbers.split(',').map(Number) };
  });
  const placed = new Set([...tower.map(({ block }) => block), held]);
  return {
    seats: hands.split('/').length,
    seat: null,
    hand: null,
    counts: hands.split('/').map((hand) => list(hand, ',').length),
    open: null,
    pile: 0,
    discards: list(discards, ','),
    tower,
    free: BLOCKS.filter((block) => !placed.has(block)),
    held: BLOCKS.includes(held) ? held : null,
    aim: aim ? aim.split(',').map(Number) : null,
    stage: stage as View['stage'],
    owed: 0,
    turn: Number(turn[0]),
    way: turn.endsWith('-') ? -1 : 1,
    retired: [],
    // Not shown in a drawing.
    advanced: false,
    deciding: false,
    drawer: null,
    winner: null,
    clause: null,
    to_play: null,
  };
}

export default (_game: string, position: string): View => read(position);
