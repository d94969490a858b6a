/** Where things are on the board, in pixels of its box: the shelf of free blocks, the lens, the
 * column of levels, and the two sides of the tower where there is no scene. */
import { project, projectionAt, type Projection, type Spot, type Vec } from '../../design/solid';
import { screenOf, type CameraView } from './cameraView';
import { BLOCKS, heightOf, middleOf, sideOf, type Placed } from './table';

/** From this width on there is room for words beside the levels, and for the mirror. */
const WORDS = 560;

export interface Box {
  width: number;
  height: number;
}
export interface Layout {
  box: Box;
  isWide: boolean;
  small: Projection;
  /** the height at which the free blocks stand, and how much of the box they take */
  shelf: { y: number; height: number };
  lens: { size: number; x: number; y: number };
  column: { x: number; top: number; bottom: number };
}

/** The width of a place on the shelf: what stands last has room for its shadow. */
const placeOnShelf = (width: number) => (width * 0.97 - 20) / BLOCKS.length;
/** Where the middle of a place on the shelf is. */
export const shelfAt = (index: number, width: number) => (index + 0.5) * placeOnShelf(width) + 8;

/** `aims`: a block is being placed, the shelf is away and the lens is there. */
export function layoutOf(box: Box, aims: boolean, hasScene: boolean): Layout {
  const { width, height } = box;
  const isWide = width >= WORDS;
  const scale = Math.min(1.3, placeOnShelf(width) / 52, height / 420);
  const size = Math.min(isWide ? 156 : 112, height * 0.36);
  const shelf = { y: height - 18, height: aims ? 0 : 66 * scale + 26 };
  const x = !hasScene ? width / 2 : isWide ? width - 118 : width - Math.max(size / 2, 64) - 2;
  // In the middle, the lens stays clear of the card that says which block it is.
  const lens = { size, x, y: size / 2 + (isWide ? (hasScene ? 52 : 66) : 6) };
  // Between the two sides of a flat drawing there is little room: words take more lines there.
  const words = isWide || !hasScene ? 104 : 72;
  const top = aims ? lens.y + size / 2 + words : height * 0.2;
  const columnX = !hasScene ? width / 2 : width - (isWide ? 134 : 30);
  return {
    box,
    isWide,
    small: projectionAt(0, 24, scale),
    shelf,
    lens,
    column: {
      x: aims && isWide && hasScene ? width - 252 : columnX,
      top,
      bottom: height - shelf.height - 30,
    },
  };
}

/** What lies over the scene above, to the right, below and to the left of the tower. */
export function coveredOf(
  { box, isWide, lens, shelf }: Layout,
  aims: boolean,
  hasLevels: boolean,
  hasCard: boolean,
): [number, number, number, number] {
  const right = aims ? (isWide ? 268 : lens.size) : hasLevels ? (isWide ? 176 : 56) : 0;
  // The card says which block it is, or counts.
  const top = aims && isWide ? 48 : hasCard ? 74 : 8;
  return [top, Math.min(right, box.width * 0.4), shelf.height, 0];
}

// --- without a scene

export interface FlatLayout {
  width: number;
  ground: number;
  /** 1, or less in a small picture, such as those of the rules pages: the table shrinks with it */
  shrink: number;
  sides: { projection: Projection; x: number; name: string }[];
}

export function flatLayoutOf({ box, shelf }: Layout, tall: number): FlatLayout {
  const shrink = Math.min(1, box.height / 420);
  const ground = box.height - shelf.height - 92 * shrink;
  const scale = Math.min(2.9, box.width / 330, Math.max(0.1, (ground - 34 * shrink) / tall));
  return {
    width: box.width,
    ground,
    shrink,
    sides: [
      { projection: projectionAt(0, 9, scale), x: box.width * 0.25, name: 'blockout-front' },
      { projection: projectionAt(90, 9, scale), x: box.width * 0.75, name: 'blockout-right' },
    ],
  };
}

// --- the joints of the tower, where levels are tied to

/** The right end of the joint under each block but the lowest, as it is drawn. */
export function jointsOf(
  tower: readonly Placed[],
  camera: CameraView | null,
  flat: FlatLayout,
): Spot[] {
  return tower.slice(1).map(({ block, pose }) => {
    const [x, y, z] = middleOf(pose);
    const half = sideOf(block) / 2;
    const { right } = (camera ?? flat.sides[0]!).projection;
    const at: Vec = [x + right[0] * half, y + right[1] * half, z - half];
    if (camera) return screenOf(at, camera);
    const { projection, x: middle } = flat.sides[0]!;
    const [across, down] = project(at, projection);
    return [middle + across, flat.ground + down];
  });
}

/** The height to be framed: the tower, and the hand with a block above it. */
export const tallOf = (
  stack: readonly Placed[],
  hovering: Placed | null,
  hasHand: boolean,
): number =>
  hovering
    ? heightOf([hovering]) + (hasHand ? sideOf(hovering.block) * 2.2 : 16)
    : heightOf(stack) + 12;
