/** The view of a Deblockle table, how blocks lie, and the path of a turn over the board. */
import type { BlockView, DeblockleView, FacesView } from '../../api/views';
import type { Axes, Vec } from '../../design/solid';

export type View = DeblockleView;
export type Block = BlockView;
export type Faces = FacesView;
export type Sign = Faces['top'];
export type Colour = Block['colour'];
export const COLOURS: readonly Colour[] = ['gold', 'blue'];
export const SIDES = ['top', 'north', 'east', 'south', 'west', 'bottom'] as const;

const TOWARDS: Record<keyof Faces, Vec> = {
  top: [0, 0, 1],
  north: [0, 1, 0],
  east: [1, 0, 0],
  south: [0, -1, 0],
  west: [-1, 0, 0],
  bottom: [0, 0, -1],
};
/** The six symbols by the block's own axes: +x -x +y -y +z -z. */
export const PRINTED: readonly Sign[] = ['L', 'H', 'C', 'X', 'S', 'P'];

/** The directions that slider, cross and star face. */
export function axesOf(faces: Faces): Axes {
  const of = (sign: Sign) => TOWARDS[SIDES.find((side) => faces[side] === sign)!];
  return [of('L'), of('C'), of('S')];
}

/** The faces after rolling in a direction: the rear side comes up, the top becomes the front. */
export function tipped({ top, north, east, south, west, bottom }: Faces, [x, y]: Offset): Faces {
  if (y > 0) return { top: south, north: top, east, south: bottom, west, bottom: north };
  if (y < 0) return { top: north, north: bottom, east, south: top, west, bottom: south };
  if (x > 0) return { top: west, north, east: top, south, west: bottom, bottom: east };
  return { top: east, north, east: bottom, south, west: top, bottom: west };
}

const STAR_UP: Faces = { top: 'S', north: 'C', east: 'L', south: 'X', west: 'H', bottom: 'P' };
const LYING = new Map<string, Faces>();
for (const reached = [STAR_UP]; reached.length;) {
  const faces = reached.pop()!;
  if (LYING.has(faces.top + faces.north)) continue;
  LYING.set(faces.top + faces.north, faces);
  reached.push(
    ...(
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const
    ).map((step) => tipped(faces, step)),
  );
}
/** All six faces of a block that is given by its top and north. */
export const lying = (top: string, north: string): Faces => LYING.get(top + north) ?? STAR_UP;
/** The symbols that face north as a block with this top is rotated clockwise. */
export function northsOf(top: Sign): Sign[] {
  const first = [...LYING.values()].find((faces) => faces.top === top)!;
  return [first.north, first.west, first.south, first.east];
}

// --- the way off the board

/** The star by which a colour leaves: the other side's. */
export const exitOf = (view: View, colour: Colour): string =>
  view.stars[1 - COLOURS.indexOf(colour)]!;
/** Whether a block of this colour has moved yet: it no longer stands where it was placed. */
const hasMoved = (view: View, side: number): boolean =>
  view.off[side]! > 0 ||
  view.blocks.some(
    (one) => one.colour === COLOURS[side] && !view.starts[side]!.includes(one.square),
  );
/** Whether the exits are still to be pointed out. */
export const isNew = (view: View): boolean =>
  view.stage !== 'play' || !COLOURS.every((_, side) => hasMoved(view, side));

// --- squares and moves

export type Offset = readonly [right: number, up: number];

export const coordinatesOf = (square: string): Offset => [
  square.charCodeAt(0) - 97,
  Number(square.slice(1)) - 1,
];
export const nameOf = ([column, row]: Offset): string =>
  String.fromCharCode(97 + column) + String(row + 1);
export const directionOf = (from: string, to: string): Offset => {
  const [[a, b], [c, d]] = [coordinatesOf(from), coordinatesOf(to)];
  return [Math.sign(c - a), Math.sign(d - b)];
};

export interface Turn {
  from: string;
  to: string;
  /** where the hop ends; null without a hop */
  end: string | null;
}

/** Parses `c3c4d4` or `c3c4`; null for moves of the set-up. */
export function turnOf(move: string | null): Turn | null {
  if (!move || !/^([a-z]\d){2,3}$/.test(move)) return null;
  return { from: move.slice(0, 2), to: move.slice(2, 4), end: move.slice(4) || null };
}

/** Parses the placement of a block in the set-up, `XL@c5`. */
export function placingOf(move: string | null): { top: Sign; north: Sign; square: string } | null {
  const found = /^([SPCXLH])([SPCXLH])@([a-z]\d)$/.exec(move ?? '');
  return found && { top: found[1] as Sign, north: found[2] as Sign, square: found[3]! };
}

/** The path of a hop, including its ends. Only Hoops turns corners:
 * one of its paths of three steps over open squares is shown. */
export function hopPath(view: View, { from, to, end }: Turn, top: Sign): string[] {
  if (!end) return [to];
  if (top !== 'H') return [to, end];
  const taken = new Set(
    view.blocks.map((block) => block.square).filter((square) => square !== from),
  );
  const open = (square: string) => view.squares.includes(square) && !taken.has(square);
  const beside = (square: string) => {
    const [x, y] = coordinatesOf(square);
    return (
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const
    )
      .map(([a, b]) => nameOf([x + a, y + b]))
      .filter(open);
  };
  const ways = beside(to).flatMap((one) => beside(one).map((two) => [to, one, two]));
  // Prefer a path around a corner to one back and forth.
  const found = ways.filter((way) => beside(way[2]!).includes(end));
  const best = found.find((way) => new Set([...way, end]).size === 4) ?? found[0];
  return best ? [...best, end] : [to, end];
}

// --- optimistic updates

/** The view after a move, as far as it can be known before the server answers. */
export function expect(view: View, move: string): View {
  const placing = placingOf(move);
  if (placing && view.placing) return placed(view, view.placing, placing);
  const turn = turnOf(move);
  const block = turn && view.blocks.find((one) => one.square === turn.from);
  if (!turn || !block) return view;
  const rest = view.blocks.filter((one) => one !== block);
  const faces = tipped(block, directionOf(turn.from, turn.to));
  if (view.stars.includes(turn.to) && faces.top === 'S') {
    const off = view.off.map((count, side) => count + (COLOURS[side] === block.colour ? 1 : 0));
    return { ...view, blocks: rest, off, to_play: null };
  }
  const blocks = inOrder(view, [...rest, { ...block, ...faces, square: turn.end ?? turn.to }]);
  return { ...view, blocks, to_play: null };
}

/** The part of a view that `expect` gets right; the rest, whose turn it is and in which stage of
 * the game, is the server's to say. */
export const foreseen = ({ blocks, dice, off }: View): Partial<View> => ({ blocks, dice, off });

/** Blocks in the order of the board, as the server lists them. */
const inOrder = ({ squares }: View, blocks: Block[]): Block[] =>
  blocks.sort((one, other) => squares.indexOf(one.square) - squares.indexOf(other.square));

function placed(
  view: View,
  colour: Colour,
  { top, north, square }: { top: Sign; north: Sign; square: string },
): View {
  const side = COLOURS.indexOf(colour);
  const at = view.dice[side]!.indexOf(top);
  const dice = view.dice.map((signs, one) =>
    one === side ? signs.filter((_, index) => index !== at) : signs,
  );
  const blocks = inOrder(view, [...view.blocks, { square, colour, ...lying(top, north) }]);
  return { ...view, blocks, dice, to_play: null };
}
