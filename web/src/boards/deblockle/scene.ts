/** Deblockle's 3D scene: the board with its stars, and the blocks. */
import type { Group } from 'three';
import { Color, Matrix4, Mesh, MeshStandardMaterial, Vector3 } from 'three';
import { BOX, EDGE, projectionOf } from './layout';
import type { Shown } from './cubes';
import { SHAPES } from './symbols';
import { PRINTED, type Colour } from './table';
import { easeInOutCubic } from '../../design/solid';
import { BoardScene, type Viewport } from '../../scene/boardScene';
import type { Scene } from '../../scene/loader.svelte';
import { cubeOf, facesOf, grain } from '../../scene/shapes';
import { slabOn } from '../../scene/slab';
import { Stage, type Detail } from '../../scene/stage';

const INK: Record<Colour, string> = { gold: '#3a2204', blue: '#f4f1ff' };
const PAINT: Record<Colour, string> = { gold: 'marigold', blue: 'indigo' };
const SIDE = 7;
/** A block that has left appears in the lane after the burst: delay and duration in ms. */
const [HOME_WAIT, HOME_TAKES] = [900, 420];

export interface DeblockleScene extends Scene {
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
  return stage && new CubeScene(stage);
}

const viewportOf = (flipped: boolean): Viewport => ({
  projection: projectionOf(flipped, true),
  sheet: BOX,
});

class CubeScene extends BoardScene implements DeblockleScene {
  private readonly geometry = cubeOf({ half: 1, round: 0.17 });
  private paints!: Record<Colour, MeshStandardMaterial>;
  private readonly meshes = new Map<string, Mesh>();
  /** When blocks arrive in their lane. */
  private readonly homing = new Map<string, number>();
  private stars: readonly string[] = [];
  private isFlipped = false;
  private hasShown = false;

  constructor(stage: Stage) {
    super(stage, viewportOf(false));
    this.begin();
  }

  lay(ground: HTMLCanvasElement, stars: readonly string[]): void {
    this.stars = stars;
    this.layOn(ground);
  }

  show(cubes: readonly Shown[], flipped: boolean): void {
    if (flipped !== this.isFlipped) {
      this.isFlipped = flipped;
      this.look(viewportOf(flipped));
    }
    const now = performance.now();
    for (const cube of cubes) this.place(cube, now);
    const there = new Set(cubes.map(({ key }) => key));
    for (const [key, mesh] of this.meshes) {
      if (there.has(key)) continue;
      this.above.remove(mesh);
      if (mesh.material !== this.paints[mesh.userData.colour as Colour])
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
      if (mesh) this.above.remove(mesh);
      mesh = new Mesh(this.geometry, this.paints[colour]);
      mesh.matrixAutoUpdate = false;
      mesh.receiveShadow = true;
      mesh.userData = { colour, isNew: true };
      this.above.add(mesh);
      this.meshes.set(key, mesh);
    }
    this.fade(mesh, colour, part);
    return mesh;
  }

  private fade(mesh: Mesh, colour: Colour, part: number): void {
    const own = mesh.material as MeshStandardMaterial;
    if (part >= 1) {
      if (own !== this.paints[colour]) own.dispose();
      mesh.material = this.paints[colour];
      return;
    }
    const faint = own === this.paints[colour] ? own.clone() : own;
    faint.transparent = true;
    faint.opacity = part;
    mesh.material = faint;
  }

  // --- light and paint

  protected materials(): MeshStandardMaterial[] {
    return Object.values(this.paints);
  }

  protected dress(): void {
    const { stage } = this;
    const of = (colour: Colour) => {
      const paint = stage.colour(PAINT[colour]);
      const map = facesOf(stage.detail === 'high' ? 256 : 160, (pen, face) => {
        grain(pen, paint, 3 + face, 0.5);
        pen.fillStyle = INK[colour];
        pen.fill(new Path2D(SHAPES[PRINTED[face]!]));
      });
      return new MeshStandardMaterial({ map, roughness: 0.42 });
    };
    this.paints = { gold: of('gold'), blue: of('blue') };
    for (const mesh of this.meshes.values())
      mesh.material = this.paints[mesh.userData.colour as Colour];
  }

  protected board(): Group {
    const { stage } = this;
    const [frame, well] = [stage.colour('frame'), stage.colour('well')];
    const dark = new Color(stage.isDark ? 0x120e0a : 0x4a3526);
    const isStar = (column: number, row: number) =>
      this.stars.includes(String.fromCharCode(97 + column) + String(row + 1));
    return slabOn(stage, {
      side: SIDE,
      rim: EDGE - SIDE / 2,
      frame,
      // In dark mode the wells are dark, so the grooves between them must be lighter.
      groove: stage.isDark
        ? frame.clone().multiplyScalar(1.9)
        : frame.clone().lerp(stage.colour('frame-edge'), 0.75),
      well: (column, row) =>
        isStar(column, row) ? dark : well.clone().lerp(frame, (row + column) % 2 ? 0.12 : 0.3),
      sign: (pen, column, row) => {
        if (!isStar(column, row)) return;
        pen.fillStyle = stage.colour('marigold').getStyle();
        pen.fill(new Path2D(SHAPES.S));
      },
    });
  }

  protected animate(now: number): boolean {
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
    return isMoving;
  }
}
