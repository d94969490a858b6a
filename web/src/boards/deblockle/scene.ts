/** Deblockle's 3D scene: the board is rendered once to a canvas under the drawing, the blocks and
 * their shadows to one over it, so that markings lie on the board and blocks stand on them. */
import type { BufferGeometry } from 'three';
import {
  Color,
  ExtrudeGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Shape,
  Vector3,
} from 'three';
import { BOX, projectionOf } from './layout';
import type { Shown } from './cubes';
import { SHAPES } from './symbols';
import { COLOURS, PRINTED, type Colour } from './table';
import { easeInOutCubic } from '../../design/solid';
import { cubeOf, facesOf, grain, pictureOf } from '../../scene/shapes';
import { aim, free, Stage, unitsSeen, type Detail } from '../../scene/stage';

const SUN = new Vector3(-0.85, -0.15, 1.5);
const INK: Record<Colour, string> = { gold: '#3a2204', blue: '#f4f1ff' };
const PAINT: Record<Colour, string> = { gold: 'marigold', blue: 'indigo' };
const [SIDE, RIM, THICK] = [7, 0.36, 0.3];
/** A block that has left appears in the lane after the burst: delay and duration in ms. */
const [HOME_WAIT, HOME_TAKES] = [900, 420];

export interface DeblockleScene {
  dispose: () => void;
  /** Renders the board to a canvas of its own. */
  lay: (ground: HTMLCanvasElement, stars: readonly string[]) => void;
  show: (cubes: readonly Shown[], flipped: boolean) => void;
}

export function createScene(
  canvas: HTMLCanvasElement,
  detail: Detail,
  lost: () => void,
): DeblockleScene | null {
  const stage = Stage.on(canvas, detail, lost);
  return stage && new Table(stage);
}

class Table implements DeblockleScene {
  private readonly blocks = new Scene();
  private readonly wood = new Scene();
  private readonly geometry = cubeOf({ half: 1, round: 0.17 });
  private materials!: Record<Colour, MeshStandardMaterial>;
  private readonly meshes = new Map<string, Mesh>();
  /** When blocks arrive in their lane. */
  private readonly homing = new Map<string, number>();
  private readonly catcher = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial());
  private isFlipped = false;
  private ground: { canvas: HTMLCanvasElement; stars: readonly string[] } | null = null;
  private hasShown = false;

  constructor(private readonly stage: Stage) {
    this.catcher.receiveShadow = true;
    this.blocks.add(this.catcher);
    this.dress();
    stage.begin(
      () => this.fit(),
      (now) => this.paint(now),
      () => this.repaint(),
    );
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of Object.values(this.materials)) material.map?.dispose();
    this.stage.dispose(this.blocks, this.wood);
  }

  lay(canvas: HTMLCanvasElement, stars: readonly string[]): void {
    this.ground = { canvas, stars };
    this.build();
    this.fit();
    this.stage.draw();
  }

  show(cubes: readonly Shown[], flipped: boolean): void {
    if (flipped !== this.isFlipped) {
      this.isFlipped = flipped;
      this.fit();
    }
    const now = performance.now();
    for (const cube of cubes) this.place(cube, now);
    const there = new Set(cubes.map(({ key }) => key));
    for (const [key, mesh] of this.meshes) {
      if (there.has(key)) continue;
      this.blocks.remove(mesh);
      if (mesh.material !== this.materials[mesh.userData.colour as Colour])
        (mesh.material as MeshStandardMaterial).dispose();
      this.meshes.delete(key);
      this.homing.delete(key);
    }
    this.hasShown = true;
    this.stage.draw();
  }

  // --- blocks

  private place({ key, colour, centre, axes, half, part = 1, home }: Shown, now: number): void {
    const mesh = this.meshOf(key, colour, part);
    if (home && this.hasShown && !this.homing.has(key) && mesh.userData.isNew)
      this.homing.set(key, now + HOME_WAIT);
    mesh.userData.isNew = false;
    const [x, y, z] = axes.map((axis) => new Vector3(...axis));
    const at = new Matrix4()
      .makeBasis(x!, y!, z!)
      .scale(new Vector3(half, half, half))
      .setPosition(...centre);
    mesh.matrix.copy(at);
    mesh.userData.rest = at;
    mesh.castShadow = part > 0.9;
  }

  private meshOf(key: string, colour: Colour, part: number): Mesh {
    let mesh = this.meshes.get(key);
    if (!mesh || mesh.userData.colour !== colour) {
      if (mesh) this.blocks.remove(mesh);
      mesh = new Mesh(this.geometry, this.materials[colour]);
      mesh.matrixAutoUpdate = false;
      mesh.receiveShadow = true;
      mesh.userData = { colour, isNew: true };
      this.blocks.add(mesh);
      this.meshes.set(key, mesh);
    }
    this.fade(mesh, colour, part);
    return mesh;
  }

  private fade(mesh: Mesh, colour: Colour, part: number): void {
    const own = mesh.material as MeshStandardMaterial;
    if (part >= 1) {
      if (own !== this.materials[colour]) own.dispose();
      mesh.material = this.materials[colour];
      return;
    }
    const faint = own === this.materials[colour] ? own.clone() : own;
    faint.transparent = true;
    faint.opacity = part;
    mesh.material = faint;
  }

  // --- light and paint

  private dress(): void {
    const { stage } = this;
    const dark = stage.isDark;
    const of = (colour: Colour) => {
      const paint = stage.colour(PAINT[colour]);
      const map = facesOf(stage.detail === 'high' ? 256 : 160, (pen, face) => {
        grain(pen, paint, 3 + face, 0.5);
        pen.fillStyle = INK[colour];
        pen.fill(new Path2D(SHAPES[PRINTED[face]!]));
      });
      return new MeshStandardMaterial({ map, roughness: 0.42 });
    };
    this.materials = { gold: of('gold'), blue: of('blue') };
    stage.light(this.blocks, SUN, 7);
    const shade = this.catcher.material as ShadowMaterial;
    shade.color = new Color(dark ? 0x000000 : 0x3a2410);
    shade.opacity = dark ? 0.5 : 0.34;
  }

  private repaint(): void {
    const old = this.materials;
    this.dress();
    for (const colour of COLOURS) {
      old[colour].map?.dispose();
      old[colour].dispose();
    }
    for (const mesh of this.meshes.values())
      mesh.material = this.materials[mesh.userData.colour as Colour];
    this.build();
    this.fit();
    this.stage.draw();
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.stage.canvas;
    aim(
      this.stage.camera,
      projectionOf(this.isFlipped, true),
      unitsSeen(BOX, clientWidth, clientHeight).height,
    );
    this.stage.camera.updateProjectionMatrix();
    this.isLaid = false;
  }

  // --- the board

  private isLaid = false;

  private build(): void {
    this.wood.traverse(free);
    this.wood.clear();
    const board = new Group();
    const { stage } = this;
    const frame = stage.colour('frame');
    const picture = pictureOf(1024, 1024, (pen) => {
      pen.scale(1024, 1024);
      paintBoard(pen, this.ground!.stars, {
        frame,
        // In dark mode the wells are dark, so the grooves between them must be lighter.
        groove: stage.isDark
          ? frame.clone().multiplyScalar(1.9)
          : frame.clone().lerp(stage.colour('frame-edge'), 0.75),
        well: stage.colour('well'),
        gold: stage.colour('marigold'),
        star: new Color(stage.isDark ? 0x120e0a : 0x4a3526),
      });
    });
    const wide = SIDE + 2 * RIM;
    const side = new MeshStandardMaterial({ color: frame, roughness: 0.7 });
    const top = new MeshStandardMaterial({ map: picture, roughness: 0.62 });
    const slab = new Mesh(slabOf(wide), [top, side]);
    // Texture coordinates are positions on the board, corner to corner.
    picture.repeat.setScalar(1 / wide);
    picture.offset.setScalar(0.5);
    slab.castShadow = slab.receiveShadow = true;
    const table = new Mesh(
      new PlaneGeometry(60, 60),
      new ShadowMaterial({ color: 0x2a1804, opacity: stage.isDark ? 0.6 : 0.36 }),
    );
    table.position.z = -THICK;
    table.receiveShadow = true;
    board.add(slab, table);
    this.wood.add(board);
    stage.light(this.wood, SUN, 8);
  }

  private layNow({ canvas }: { canvas: HTMLCanvasElement }): void {
    const { stage } = this;
    stage.render(this.wood);
    const from = stage.renderer.domElement;
    [canvas.width, canvas.height] = [from.width, from.height];
    canvas.getContext('2d')!.drawImage(from, 0, 0);
    this.isLaid = true;
  }

  private paint(now: number): boolean {
    if (this.ground && !this.isLaid) this.layNow(this.ground);
    let isMoving = false;
    for (const [key, start] of this.homing) {
      const part = easeInOutCubic(Math.max(0, Math.min(1, (now - start) / HOME_TAKES)));
      const mesh = this.meshes.get(key)!;
      mesh.visible = now >= start;
      mesh.matrix
        .copy(mesh.userData.rest as Matrix4)
        .premultiply(new Matrix4().makeTranslation(0, 0, 1.4 * (1 - part)));
      isMoving ||= part < 1;
    }
    this.stage.render(this.blocks);
    return isMoving;
  }
}

/** A board with rounded corners and bevelled edges; its top is at z = 0. */
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

interface Paints {
  frame: Color;
  groove: Color;
  well: Color;
  gold: Color;
  star: Color;
}

/** The top of the board on the unit square, a1 at the lower left. */
function paintBoard(
  pen: CanvasRenderingContext2D,
  stars: readonly string[],
  { frame, groove, well, gold, star }: Paints,
): void {
  grain(pen, frame, 11, 1.5);
  const unit = 1 / (SIDE + 2 * RIM);
  const box = (x: number, y: number, wide: number, round: number, style: string) => {
    pen.fillStyle = style;
    pen.beginPath();
    pen.roundRect(x * unit, y * unit, wide * unit, wide * unit, round * unit);
    pen.fill();
  };
  box(RIM - 0.07, RIM - 0.07, SIDE + 0.14, 0.08, groove.getStyle());
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const isStar = stars.includes(String.fromCharCode(97 + column) + String(SIDE - row));
      const [x, y] = [RIM + column, RIM + row];
      pen.save();
      pen.beginPath();
      pen.roundRect((x + 0.03) * unit, (y + 0.03) * unit, 0.94 * unit, 0.94 * unit, 0.05 * unit);
      pen.clip();
      pen.translate(x * unit, y * unit);
      pen.scale(unit, unit);
      const plank = well.clone().lerp(frame, (row + column) % 2 ? 0.3 : 0.12);
      grain(pen, isStar ? star : plank, row * 7 + column + 1, 1.3);
      if (isStar) {
        pen.fillStyle = gold.getStyle();
        pen.fill(new Path2D(SHAPES.S));
      }
      // A well is slightly recessed: shade along its upper and left edge.
      pen.strokeStyle = 'rgba(60,34,8,.28)';
      pen.lineWidth = 0.05;
      pen.strokeRect(0.045, 0.045, 1, 1);
      pen.restore();
    }
  }
}
