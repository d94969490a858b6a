/** Procedural geometry and textures: nothing is downloaded. */
import type { Color } from 'three';
import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three';
import { framesOf, UPRIGHT } from '../design/solid';

/** The texture atlas of six faces: three columns, two rows. */
export const [COLUMNS, ROWS] = [3, 2];

export interface Cube {
  half: number;
  /** the radius of the edges */
  round: number;
  /** how far a face bulges in its centre; 0 if it is flat */
  bulge?: (face: number) => number;
  /** subdivisions of a face, for bulges */
  steps?: number;
}

/** Vertex positions across a face, denser at the rounded edges. */
function cutsOf(half: number, round: number, steps: number): number[] {
  const edge = [0, 1, 2].map((step) => -half + round * (1 - Math.cos((step * Math.PI) / 6)));
  const inner = half - round;
  const middle = Array.from(
    { length: steps + 1 },
    (_, step) => -inner + (2 * inner * step) / steps,
  );
  return [...edge, ...middle, ...edge.map((at) => -at).reverse()];
}

/** A cube with rounded edges; faces in the order of design/solid.ts: +x -x +y -y +z -z. */
export function cubeOf({ half, round, bulge = () => 0, steps = 1 }: Cube): BufferGeometry {
  const [positions, normals, uvs, index]: number[][] = [[], [], [], []];
  const cuts = cutsOf(half, round, steps);
  const inner = half - round;
  framesOf(UPRIGHT).forEach(([out, right, down], face) => {
    const start = positions!.length / 3;
    const high = bulge(face);
    for (const b of cuts) {
      for (const a of cuts) {
        const flat = [0, 1, 2].map(
          (axis) => out[axis]! * half + right[axis]! * a + down[axis]! * b,
        );
        const core = flat.map((at) => Math.max(-inner, Math.min(inner, at)));
        const away = flat.map((at, axis) => at - core[axis]!);
        const length = Math.hypot(...away);
        const reach = Math.min(1, Math.hypot(a, b) / half);
        const rise = high * Math.sqrt(1 - reach ** 2);
        // The slope of an ellipsoid half sunk into the face.
        const slope = high && rise ? high ** 2 / half ** 2 / Math.max(rise, high / 4) : 0;
        const normal = away.map(
          (at, axis) => at / length + (right[axis]! * a + down[axis]! * b) * slope,
        );
        positions!.push(
          ...core.map((at, axis) => at + (away[axis]! / length) * round + out[axis]! * rise),
        );
        normals!.push(...normal.map((at) => at / Math.hypot(...normal)));
        const [u, v] = [(a / half + 1) / 2, (b / half + 1) / 2];
        uvs!.push(((face % COLUMNS) + u) / COLUMNS, 1 - (Math.floor(face / COLUMNS) + v) / ROWS);
      }
    }
    const wide = cuts.length;
    for (let row = 0; row < wide - 1; row++) {
      for (let column = 0; column < wide - 1; column++) {
        const at = start + row * wide + column;
        index!.push(at, at + wide, at + 1, at + 1, at + wide, at + wide + 1);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions!, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals!, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs!, 2));
  geometry.setIndex(index!);
  return geometry;
}

/** The texture atlas of a block; `paint` draws one face on the unit square. */
export function facesOf(
  size: number,
  paint: (pen: CanvasRenderingContext2D, face: number) => void,
): CanvasTexture {
  return pictureOf(size * COLUMNS, size * ROWS, (pen) => {
    for (let face = 0; face < 6; face++) {
      pen.save();
      pen.scale(size, size);
      pen.translate(face % COLUMNS, Math.floor(face / COLUMNS));
      pen.beginPath();
      pen.rect(0, 0, 1, 1);
      pen.clip();
      paint(pen, face);
      pen.restore();
    }
  });
}

export function pictureOf(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  paint(canvas.getContext('2d')!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A seeded linear congruential generator: a board looks the same every time. */
export function dice(seed: number): () => number {
  let now = seed >>> 0;
  return () => (now = (now * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** Wood grain on the unit square: wavy fibres over a base colour. */
export function grain(
  pen: CanvasRenderingContext2D,
  colour: Color,
  seed: number,
  strength = 1,
): void {
  const random = dice(seed);
  pen.fillStyle = colour.getStyle();
  pen.fillRect(0, 0, 1, 1);
  const [wave, shift] = [0.008 + random() * 0.014, random() * 6];
  for (let fibre = 0; fibre < 70; fibre++) {
    const [y, isDark] = [random() * 1.1 - 0.05, random() > 0.4];
    const alpha = (0.02 + random() * 0.05) * strength;
    pen.strokeStyle = isDark ? `rgba(78,44,14,${alpha})` : `rgba(255,244,222,${alpha})`;
    pen.lineWidth = 0.002 + random() * 0.008;
    pen.beginPath();
    for (let x = 0; x <= 1.001; x += 0.05)
      pen.lineTo(x, y + Math.sin(x * 5 + shift + y * 2) * wave);
    pen.stroke();
  }
}
