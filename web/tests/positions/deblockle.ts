import {
  COLOURS,
  lying,
  nameOf,
  placingOf,
  type Block,
  type Sign,
  type View,
} from '../../src/boards/deblockle/table';

/** Parses a position, `gold=XH@c1,… blue=… turn=gold …`, as a view. */
export function read(text: string): View {
  const words = new Map(text.split(' ').map((word) => word.split('=') as [string, string]));
  const parts = COLOURS.map((colour) =>
    (words.get(colour) ?? '-').split(',').filter((one) => one !== '-'),
  );
  const blocks = parts.flatMap((written, side) =>
    written.flatMap((one): Block[] => {
      const found = placingOf(one);
      return found
        ? [{ square: found.square, colour: COLOURS[side]!, ...lying(found.top, found.north) }]
        : [];
    }),
  );
  const starts = COLOURS.map((colour) => words.get(`${colour}-start`)?.split(',') ?? []);
  const dice = parts.map((written) => written.filter((one) => /^[SPCXLH]$/.test(one)) as Sign[]);
  const squares = Array.from({ length: 49 }, (_, index) =>
    nameOf([index % 7, Math.floor(index / 7)]),
  );
  return {
    side: 7,
    squares,
    stage: dice.some((one) => one.length) ? 'arrange' : 'play',
    blocks,
    stars: ['d2', 'd6'],
    starts,
    dice,
    unrolled: parts.map((written) => written.filter((one) => one === '?').length),
    placing: null,
    off: starts.map((start, side) => Math.max(0, start.length - parts[side]!.length)),
    // Not shown in a drawing.
    quiet: 0,
    limit: null,
    side_by_side: true,
    slider: '',
    to_play: null,
  };
}
