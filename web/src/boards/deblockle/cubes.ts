/** All blocks to be drawn, on the board and beside it, with their poses. */
import type { Selection } from './selection.svelte';
import { tumbled, type Motion } from './motion.svelte';
import { groundOf, HALF, laneOf, SMALL, standing, type Posed } from './layout';
import { axesOf, COLOURS, lying, northsOf, type Colour, type Sign, type View } from './table';

export interface Shown extends Posed {
  key: string;
  colour: Colour;
  half: number;
  /** opacity, for a ghost or a block that is leaving */
  part?: number;
  /** a die beside the board, by its symbol */
  die?: Sign;
  /** whether it has left the board by the star */
  home?: boolean;
}

export function cubesOf(
  view: View,
  selection: Selection,
  motion: Motion,
  flipped: boolean,
): Shown[] {
  const beside = COLOURS.flatMap((colour, side) =>
    besideOf(view, colour, (side === 0) !== flipped, flipped, motion),
  );
  const all = [...onBoard(view, selection, motion), ...beside];
  const { leaving } = motion;
  if (leaving) all.push({ ...leaving, key: 'leaving', half: HALF, part: 1 - leaving.part });
  const { ghost } = selection;
  if (ghost) {
    const { square, colour, ...faces } = ghost;
    const lies = { centre: standing(groundOf(square)), axes: axesOf(faces) };
    all.push({ ...lies, key: 'ghost', colour, half: HALF, part: 0.72 });
  }
  // Painter's algorithm: the farthest first.
  const far = ({ centre }: Posed) => centre[1] * (flipped ? -1 : 1);
  return all.sort((one, other) => far(other) - far(one));
}

function onBoard(view: View, selection: Selection, { moving }: Motion): Shown[] {
  const blocks = view.squares.flatMap((square) => selection.shown(square) ?? []);
  return blocks.map(({ square, colour, ...faces }) => {
    const pose =
      moving?.square === square
        ? moving
        : { centre: standing(groundOf(square)), axes: axesOf(faces) };
    return { ...pose, key: square, colour, half: HALF };
  });
}

/** A side's dice during the set-up, later its blocks that have left. */
function besideOf(
  view: View,
  colour: Colour,
  near: boolean,
  flipped: boolean,
  motion: Motion,
): Shown[] {
  const side = COLOURS.indexOf(colour);
  const [dice, count] = [view.dice[side] ?? [], view.starts[side]?.length ?? 0];
  const place = (index: number, all: number, sign: Sign, north: Sign): Posed => ({
    centre: standing(laneOf(near, index, all, flipped), SMALL),
    axes: axesOf(lying(sign, north)),
  });
  const like = { colour, half: SMALL };
  if (view.stage !== 'play') {
    return dice.map((die, index) => {
      const lies = place(index, dice.length, die, northsOf(die)[0]!);
      return {
        ...tumbled(lies, index, motion.tumble),
        ...like,
        key: `${colour} die ${index}`,
        die,
      };
    });
  }
  return Array.from({ length: view.off[side] ?? 0 }, (_, index) => {
    const lies = place(index, count, 'S', flipped ? 'X' : 'C');
    return { ...lies, ...like, key: `${colour} home ${index}`, home: true };
  });
}
