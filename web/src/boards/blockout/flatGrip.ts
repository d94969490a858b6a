/** Holding the block in the flat drawing: it is taken on either side and moves along it, left and
 * right; the other direction is moved on the other side. */
import type { Spot } from '../../design/solid';
import { BlockGrip } from './grip';
import type { FlatLayout } from './layout';
import { listen } from './orbitControls';
import type { Placing } from './placing.svelte';
import type { CameraView } from './cameraView';
import type { Placed } from './table';

/** A drawing from fixed sides has no camera. */
const FIXED = { turn: () => undefined, zoom: () => undefined };

export class FlatGrip extends BlockGrip {
  private side: CameraView | null = null;

  constructor(
    placing: Placing,
    held: () => Placed | null,
    private readonly flat: () => FlatLayout,
    corner: () => Spot,
  ) {
    super(placing, held, () => this.side, corner);
  }

  override take(x: number, y: number): boolean {
    const { width, ground, sides } = this.flat();
    const index = x - this.corner()[0] < width / 2 ? 0 : 1;
    const { projection, x: middle } = sides[index]!;
    this.side = { projection, x: middle, y: ground, yaw: 90 * index };
    return super.take(x, y);
  }

  protected override spotAt(x: number, _y: number, { projection, x: middle }: CameraView): Spot {
    const right = (x - this.corner()[0] - middle) / projection.scale;
    return [right * projection.right[0], right * projection.right[1]];
  }
}

/** Listens on the drawing; returns how to stop. */
export function follow(
  svg: SVGElement,
  placing: Placing,
  held: () => Placed | null,
  flat: () => FlatLayout,
): () => void {
  const corner = (): Spot => {
    const { left, top } = svg.getBoundingClientRect();
    return [left, top];
  };
  const grip = new FlatGrip(placing, held, flat, corner);
  return listen(svg, FIXED, () => (placing.isOn ? grip : null));
}
