/** Gobblet's 3D scene: a walnut board, and gobblets that rise, arc over the others and land. */
import type { BufferGeometry, Color, Group } from 'three';
import { LatheGeometry, Mesh, MeshStandardMaterial, Vector2, Vector3 } from 'three';
import { continued, type Shown } from './cups';
import { footOf, heightOf, RIM } from './solid';
import type { Cup } from './table';
import { easeInOutCubic } from '../../design/solid';
import { BoardScene, type Viewport } from '../../scene/boardScene';
import type { Scene } from '../../scene/loader.svelte';
import { grain, pictureOf } from '../../scene/shapes';
import { slabOn } from '../../scene/slab';
import { Stage, type Detail } from '../../scene/stage';

const WOOD = { w: 'bone', b: 'walnut' } as const;
/** Milliseconds from place to place, and from a place into the hand. */
const [FLIGHT, RISE] = [420, 260];
/** How far a gobblet leans in the hand. */
const LEAN = 0.16;

export interface GobbletScene extends Scene {
  /** Renders a board of so many squares across to a canvas of its own. */
  lay: (ground: HTMLCanvasElement, side: number) => void;
  show: (cups: readonly Shown[], viewport: Viewport) => void;
}

export function createScene(
  canvas: HTMLCanvasElement,
  detail: Detail,
  lost: () => void,
): GobbletScene | null {
  const stage = Stage.on(canvas, detail, lost);
  return stage && new CupScene(stage);
}

interface Piece {
  mesh: Mesh;
  from: Vector3;
  to: Vector3;
  lean: [from: number, to: number];
  /** When it set out, and how long it is on its way; 0 once it is there. */
  start: number;
  takes: number;
}

const START: Viewport = {
  projection: { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1], scale: 1, far: 1 },
  sheet: { width: 1, height: 1 },
};

class CupScene extends BoardScene implements GobbletScene {
  private woods!: Record<Cup['colour'], MeshStandardMaterial>;
  private readonly shapes = new Map<number, BufferGeometry>();
  private pieces = new Map<Shown, Piece>();
  /** Gobblets that are being covered: they go when all have landed. */
  private covered: Mesh[] = [];
  private side = 0;

  constructor(stage: Stage) {
    super(stage, START);
    this.begin();
  }

  lay(ground: HTMLCanvasElement, side: number): void {
    this.side = side;
    this.layOn(ground);
  }

  show(cups: readonly Shown[], viewport: Viewport): void {
    if (!isSame(viewport, this.viewport)) this.look(viewport);
    const now = performance.now();
    const before = continued([...this.pieces.keys()], cups);
    const left = new Set(this.pieces.values());
    const shown = new Map<Shown, Piece>();
    for (const cup of cups) {
      const old = before.get(cup);
      const piece = old ? this.pieces.get(old)! : this.pieceOf(cup);
      left.delete(piece);
      send(piece, cup, now);
      shown.set(cup, piece);
    }
    this.pieces = shown;
    this.covered.push(...[...left].map(({ mesh }) => mesh));
    this.stage.draw();
  }

  private pieceOf({ size, colour, at }: Shown): Piece {
    const shape = this.shapes.get(size) ?? turnedOf(size);
    this.shapes.set(size, shape);
    const mesh = new Mesh(shape, this.woods[colour]);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData = { colour };
    this.above.add(mesh);
    const to = new Vector3(...at);
    return { mesh, from: to, to, lean: [0, 0], start: 0, takes: 0 };
  }

  protected materials(): MeshStandardMaterial[] {
    return this.woods ? Object.values(this.woods) : [];
  }

  protected dress(): void {
    const of = (colour: Cup['colour']) => {
      const map = pictureOf(512, 256, (pen) => {
        pen.scale(512, 256);
        // Grain runs up a gobblet.
        pen.transform(0, 1, 1, 0, 0, 0);
        grain(pen, this.stage.colour(WOOD[colour]), colour === 'w' ? 5 : 8, 0.8);
      });
      return new MeshStandardMaterial({ map, roughness: 0.46 });
    };
    this.woods = { w: of('w'), b: of('b') };
    for (const { mesh } of this.pieces.values())
      mesh.material = this.woods[mesh.userData.colour as Cup['colour']];
  }

  protected board(): Group {
    const { stage } = this;
    const [beech, dark] = [stage.colour('beech'), stage.colour('frame-edge')];
    const frame = stage.isDark ? dark : stage.colour('walnut').lerp(stage.colour('brick'), 0.1);
    const pale = (part: number): Color =>
      stage.isDark
        ? beech.clone().lerp(frame, 0.4 + part)
        : beech.clone().lerp(stage.colour('bone'), 0.45 - part);
    return slabOn(stage, {
      side: this.side,
      rim: RIM,
      frame,
      groove: frame.clone().multiplyScalar(0.7),
      well: (column, row) => pale((row + column) % 2 ? 0 : 0.2),
    });
  }

  protected animate(now: number): boolean {
    const flying = [...this.pieces.values()].map((piece) => fly(piece, now));
    const isMoving = flying.some(Boolean);
    if (!isMoving) this.above.remove(...this.covered.splice(0));
    return isMoving;
  }
}

/** Whether two sights show the table in the same way, though one is newer. */
const isSame = (one: Viewport, other: Viewport) =>
  JSON.stringify([one.projection, one.sheet]) === JSON.stringify([other.projection, other.sheet]);

/** Sets a piece on its way to where it is shown now. */
function send(piece: Piece, { at, held }: Shown, now: number): void {
  const [to, lean] = [new Vector3(...at), held ? LEAN : 0];
  if (held === 'dragged') Object.assign(piece, { from: to, to, lean: [lean, lean], takes: 0 });
  if (piece.to.equals(to)) return;
  const { position, rotation } = piece.mesh;
  Object.assign(piece, {
    from: position.clone(),
    to,
    lean: [rotation.y, lean],
    start: now,
    takes: held ? RISE : FLIGHT,
  });
}

/** Moves a piece along its way; whether it is still on it. From rest it goes up first and comes
 * down last, so that it clears whatever stands there. */
function fly({ mesh, from, to, lean, start, takes }: Piece, now: number): boolean {
  const part = takes ? Math.min(1, Math.max(0, (now - start) / takes)) : 1;
  const along = easeInOutCubic(part);
  mesh.position.lerpVectors(from, to, along);
  const isHeld = takes === RISE;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  mesh.position.z += isHeld ? 0 : 4 * (0.35 + far * 0.22) * part * (1 - part);
  mesh.rotation.y = lean[0] + (lean[1] - lean[0]) * along;
  return part < 1;
}

/** A gobblet as a lathe turns it: rings around its foot, as many as its size, a soft shoulder and a
 * shallow dish on top. */
function turnedOf(size: number): BufferGeometry {
  const [foot, height] = [footOf(size), heightOf(size)];
  const [soft, lip] = [foot * 0.22, foot * 0.8];
  const wideAt = (up: number) => foot - (foot - lip) * (up / height) ** 2;
  const rings = Array.from({ length: size }, (_, index) => 0.07 + index * 0.05).flatMap((up) =>
    [-0.011, 0, 0.011].map((off) => [wideAt(up) - (off ? 0 : 0.014), up + off] as const),
  );
  const body = [0.3, 0.5, 0.7, 0.85, 1].map((part) => {
    const from = 0.07 + size * 0.05;
    const up = from + (height - soft - from) * part;
    return [wideAt(up), up] as const;
  });
  const shoulder = [1, 2, 3, 4].map((step) => {
    const angle = (step * Math.PI) / 8;
    return [
      wideAt(height - soft) - soft * (1 - Math.cos(angle)),
      height - soft * (1 - Math.sin(angle)),
    ] as const;
  });
  const dish = [0.56, 0.5, 0.3, 0].map(
    (part, index) =>
      [foot * part, height - [0, 0.02, 0.05, 0.06][index]! * (0.6 + size * 0.2)] as const,
  );
  const profile = [
    [foot * 0.95, 0],
    [foot, 0.02],
    ...rings,
    ...body,
    ...shoulder,
    ...dish,
  ] as const;
  const points = profile.map(([wide, up]) => new Vector2(Math.max(wide, 0.0001), up));
  return new LatheGeometry(points, 40).rotateX(Math.PI / 2);
}
