/** A wooden board of square wells, its top at z = 0, and the shadow that it casts on the table. */
import type { BufferGeometry, Color } from 'three';
import {
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShadowMaterial,
  Shape,
} from 'three';
import { grain, pictureOf } from './shapes';
import type { Stage } from './stage';

const THICK = 0.3;

export interface Slab {
  /** how many wells across, each one unit wide */
  side: number;
  rim: number;
  frame: Color;
  /** the colour between the wells */
  groove: Color;
  well: (column: number, row: number) => Color;
  /** draws on a well's unit square, over its wood */
  sign?: (pen: CanvasRenderingContext2D, column: number, row: number) => void;
}

export function slabOn(stage: Stage, slab: Slab): Group {
  const wide = slab.side + 2 * slab.rim;
  const picture = pictureOf(1024, 1024, (pen) => {
    pen.scale(1024, 1024);
    paintTop(pen, slab);
  });
  // Texture coordinates are positions on the board, corner to corner.
  picture.repeat.setScalar(1 / wide);
  picture.offset.setScalar(0.5);
  const top = new MeshStandardMaterial({ map: picture, roughness: 0.62 });
  const edge = new MeshStandardMaterial({ color: slab.frame, roughness: 0.7 });
  const body = new Mesh(slabOf(wide), [top, edge]);
  body.castShadow = body.receiveShadow = true;
  const table = new Mesh(
    new PlaneGeometry(60, 60),
    new ShadowMaterial({ color: 0x2a1804, opacity: stage.isDark ? 0.6 : 0.36 }),
  );
  table.position.z = -THICK;
  table.receiveShadow = true;
  return new Group().add(body, table);
}

/** A board with rounded corners and bevelled edges. */
function slabOf(wide: number): BufferGeometry {
  const [half, round, soft] = [wide / 2 - 0.05, 0.16, 0.05];
  const outline = new Shape();
  for (const turn of [0, 1, 2, 3]) {
    const angle = (turn * Math.PI) / 2;
    const [x, y] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][turn]!.map((side) => side * (half - round));
    outline.absarc(x!, y!, round, angle, angle + Math.PI / 2, false);
  }
  const how = {
    depth: THICK - 2 * soft,
    bevelSize: soft,
    bevelThickness: soft,
    bevelSegments: 3,
    curveSegments: 6,
  };
  return new ExtrudeGeometry(outline, how).translate(0, 0, soft - THICK);
}

/** The top of the board on the unit square; row 0 is the nearest one. */
function paintTop(pen: CanvasRenderingContext2D, slab: Slab): void {
  const { side, rim, frame, groove } = slab;
  grain(pen, frame, 11, 1.5);
  const unit = 1 / (side + 2 * rim);
  pen.scale(unit, unit);
  pen.fillStyle = groove.getStyle();
  pen.beginPath();
  pen.roundRect(rim - 0.07, rim - 0.07, side + 0.14, side + 0.14, 0.08);
  pen.fill();
  for (let down = 0; down < side; down++) {
    for (let column = 0; column < side; column++) {
      pen.save();
      pen.translate(rim + column, rim + down);
      paintWell(pen, slab, column, side - 1 - down);
      pen.restore();
    }
  }
}

function paintWell(pen: CanvasRenderingContext2D, slab: Slab, column: number, row: number): void {
  pen.beginPath();
  pen.roundRect(0.03, 0.03, 0.94, 0.94, 0.05);
  pen.clip();
  grain(pen, slab.well(column, row), (slab.side - 1 - row) * 7 + column + 1, 1.3);
  slab.sign?.(pen, column, row);
  // A well is slightly recessed: shade along its upper and left edge.
  pen.strokeStyle = 'rgba(60,34,8,.28)';
  pen.lineWidth = 0.05;
  pen.strokeRect(0.045, 0.045, 1, 1);
}
