/** Block Out!'s 3D scene: the tower under an orbit camera, in which films are played too.
 * The free blocks stand on a shelf in front of it, which does not rotate. */
import type { BufferGeometry } from 'three';
import {
  Color,
  CylinderGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
} from 'three';
import { plus, type Projection, type Vec } from '../../design/solid';
import { cubeOf } from '../../scene/shapes';
import { aim, Stage, type Detail } from '../../scene/stage';
import { WoodenHand } from './hand3d';
import { listen, type Grip } from './orbitControls';
import { Orbit } from './orbit';
import { THICK, WIDE, type Framing, type Shot, type CameraView } from './cameraView';
import { blockPaint, roundBoard } from './paint';
import {
  bulgeOf,
  COLOURS,
  colourOf,
  middleOf,
  sideOf,
  type BlockColour,
  type Placed,
} from './table';

const SUN = new Vector3(-0.8, -0.55, 1.35);
const PAINT: Record<BlockColour, string> = { red: 'brick', wood: 'beech', blue: 'sky' };
/** Milliseconds in which an open hand leaves. */
const LEAVES = 420;

/** A block on the shelf, with the position of its foot in the drawing. */
export interface OnShelf {
  block: string;
  x: number;
  y: number;
  isDim: boolean;
}
export interface Shown {
  stack: readonly Placed[];
  hovering: Placed | null;
  /** the paint of the sleeve of the hand that holds the hovering block; null: it has let go */
  sleeve: string | null;
  advice: Placed | null;
  /** where the hovering block would come to rest */
  under: { at: Vec; side: number; turn: number; paint: string } | null;
  shelf: readonly OnShelf[];
  /** the projection of the shelf */
  small: Projection;
  framing: Framing;
  shot: Shot | null;
}
export interface TowerScene {
  dispose: () => void;
  show: (shown: Shown) => void;
  /** Rotates the camera by degrees, or zooms it by a factor. */
  turn: (yaw: number, pitch: number) => void;
  zoom: (by: number) => void;
  /** Handles pointer and keyboard input on the drawing over the scene. */
  follow: (svg: SVGElement, grip: () => Grip | null) => () => void;
  /** Calls back with how the table is seen, now and whenever that changes. */
  watch: (seen: (view: CameraView) => void) => void;
}

export function createScene(
  canvas: HTMLCanvasElement,
  detail: Detail,
  lost: () => void,
): TowerScene | null {
  const stage = Stage.on(canvas, detail, lost);
  return stage && new Tower(stage);
}

class Tower implements TowerScene {
  private readonly scene = new Scene();
  private readonly shelf = new Scene();
  private readonly flat = new OrthographicCamera();
  private readonly orbit = new Orbit();
  private readonly hand = new WoodenHand();
  private readonly geometry: BufferGeometry;
  private readonly foot = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ transparent: true, opacity: 0.4, depthTest: false }),
  );
  private readonly wood = new MeshStandardMaterial({ roughness: 0.62 });
  private readonly rim = new MeshStandardMaterial({ roughness: 0.7 });
  private readonly shade = new ShadowMaterial();
  private readonly ground = new Mesh(new PlaneGeometry(4000, 4000), this.shade);
  private readonly board = new Mesh(new PlaneGeometry(4000, 4000), this.shade);
  private readonly materials = new Map<string, MeshStandardMaterial>();
  private readonly paints = new Map<string, Color>();
  private readonly meshes = new Map<string, Mesh>();
  private shown: Shown | null = null;
  /** The block that was last in the hand, and since when it is let go. */
  private held: Placed | null = null;
  private leftAt = 0;
  private sleeve = new Color();
  private seen: (view: CameraView) => void = () => {};
  private lastView = '';

  constructor(private readonly stage: Stage) {
    // Scaled by half a side, blocks of all sizes have the same shape.
    this.geometry = cubeOf({
      half: 1,
      round: 0.12,
      bulge: bulgeOf,
      steps: stage.detail === 'high' ? 10 : 6,
    });
    const round = new Mesh(new CylinderGeometry(WIDE, WIDE, THICK, 72).rotateX(Math.PI / 2), [
      this.rim,
      this.wood,
      this.rim,
    ]);
    round.position.z = -THICK / 2;
    this.ground.position.z = -THICK;
    round.castShadow =
      round.receiveShadow =
      this.ground.receiveShadow =
      this.board.receiveShadow =
        true;
    this.hand.group.visible = false;
    this.scene.add(round, this.ground, this.foot, this.hand.group);
    this.shelf.add(this.board);
    stage.renderer.autoClear = false;
    this.dress();
    stage.begin(
      () => {},
      (now) => this.paint(now),
      () => this.repaint(),
    );
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of this.materials.values()) material.map?.dispose();
    this.stage.dispose(this.scene, this.shelf);
  }

  turn(yaw: number, pitch: number): void {
    this.orbit.turn(yaw, pitch);
    this.stage.draw();
  }
  zoom(by: number): void {
    this.orbit.zoom(by);
    this.stage.draw();
  }

  follow(svg: SVGElement, grip: () => Grip | null): () => void {
    return listen(svg, this, grip);
  }
  watch(seen: (view: CameraView) => void): void {
    this.seen = seen;
    this.lastView = '';
    this.stage.draw();
  }

  show(shown: Shown): void {
    this.shown = shown;
    const seen = new Set<string>();
    const put = (placed: Placed, kind: string, part = 1) =>
      seen.add(this.place(this.scene, placed, kind, part));
    for (const placed of shown.stack) put(placed, 'stack');
    if (shown.hovering) put(shown.hovering, 'held');
    if (shown.advice) put(shown.advice, 'advice', 0.45);
    for (const one of shown.shelf) seen.add(this.lay(one, shown));
    for (const [key, mesh] of this.meshes) {
      if (seen.has(key)) continue;
      mesh.removeFromParent();
      this.meshes.delete(key);
    }
    this.mark(shown);
    this.grasp(shown);
    this.orbit.follow(shown.framing, shown.shot, !this.stage.canvas.dataset.drawn);
    this.stage.draw();
  }

  // --- blocks

  private meshOf(scene: Scene, key: string, block: string, part: number): Mesh {
    let mesh = this.meshes.get(key);
    if (!mesh) {
      mesh = new Mesh(this.geometry);
      this.meshes.set(key, mesh);
    }
    if (mesh.parent !== scene) scene.add(mesh);
    mesh.material = this.materialOf(colourOf(block), part);
    mesh.scale.setScalar(sideOf(block) / 2);
    mesh.castShadow = part === 1;
    mesh.receiveShadow = true;
    return mesh;
  }

  private place(scene: Scene, { block, pose }: Placed, kind: string, part: number): string {
    const key = `${kind === 'advice' ? kind : ''} ${block}`;
    const mesh = this.meshOf(scene, key, block, part);
    const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0] = pose;
    mesh.position.set(x, y, z);
    mesh.quaternion.set(i, j, k, w);
    return key;
  }

  /** Places a block on the shelf, under its foot in the drawing. */
  private lay({ block, x, y, isDim }: OnShelf, { small }: Shown): string {
    const { clientWidth, clientHeight } = this.stage.canvas;
    const key = `shelf ${block}`;
    const mesh = this.meshOf(this.shelf, key, block, isDim ? 0.45 : 1);
    const across = plus([0, 0, 0], small.right, (x - clientWidth / 2) / small.scale);
    const foot = plus(across, small.up, -(y - clientHeight / 2) / small.scale);
    mesh.position.set(foot[0], foot[1], foot[2] + sideOf(block) / 2);
    this.board.position.z = foot[2];
    return key;
  }

  private materialOf(colour: BlockColour, part: number): MeshStandardMaterial {
    const name = part === 1 ? colour : `${colour} ${part}`;
    const found = this.materials.get(name);
    if (found) return found;
    const faint = this.materials.get(colour)!.clone();
    faint.transparent = true;
    faint.opacity = part;
    this.materials.set(name, faint);
    return faint;
  }

  private mark({ under }: Shown): void {
    this.foot.visible = under !== null;
    if (!under) return;
    this.foot.material.color = this.paintOf(under.paint);
    this.foot.position.set(under.at[0], under.at[1], under.at[2] + 0.4);
    this.foot.rotation.z = (under.turn * Math.PI) / 180;
    this.foot.scale.setScalar(under.side);
  }

  /** The hand holds the hovering block, or has just let go of it. */
  private grasp({ hovering, sleeve }: Shown): void {
    if (sleeve) this.sleeve = this.paintOf(sleeve);
    if (hovering && sleeve) [this.held, this.leftAt] = [hovering, 0];
    else if (this.held && !this.leftAt) this.leftAt = performance.now();
  }
  private moveHand(now: number, yaw: number): boolean {
    const { held, leftAt } = this;
    const gone = leftAt ? Math.max(0, now - leftAt) / LEAVES : 0;
    this.hand.group.visible = held !== null && gone < 1;
    if (!held || !this.hand.group.visible) return false;
    this.hand.hold(middleOf(held.pose), sideOf(held.block) / 2, yaw, this.sleeve, gone);
    return leftAt > 0;
  }

  // --- light and paint

  /** A colour of the current theme, looked up once. */
  private paintOf(name: string): Color {
    const found = this.paints.get(name) ?? this.stage.colour(name);
    this.paints.set(name, found);
    return found;
  }

  private dress(): void {
    const { stage } = this;
    this.paints.clear();
    const size = stage.detail === 'high' ? 256 : 160;
    for (const colour of COLOURS) {
      const map = blockPaint(size, colour, stage.colour(PAINT[colour]));
      this.materials.set(
        colour,
        new MeshStandardMaterial({ map, roughness: colour === 'wood' ? 0.66 : 0.42 }),
      );
    }
    this.wood.map?.dispose();
    this.wood.map = roundBoard(stage.colour('frame'));
    this.wood.needsUpdate = true;
    this.rim.color = stage.colour('frame-edge');
    this.shade.color = new Color(stage.isDark ? 0x000000 : 0x3a2410);
    this.shade.opacity = stage.isDark ? 0.55 : 0.3;
    stage.light(this.scene, SUN, 340);
    stage.light(this.shelf, SUN, 340);
  }

  private repaint(): void {
    for (const material of this.materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.materials.clear();
    this.dress();
    if (this.shown) this.show(this.shown);
  }

  /** Sets both cameras for the size of the canvas; the shelf's sees pixels. */
  private look(): CameraView {
    const { camera, canvas } = this.stage;
    const { clientWidth: width, clientHeight: height } = canvas;
    const view = this.orbit.view(width, height);
    aim(camera, view.projection, height);
    camera.setViewOffset(width, height, width / 2 - view.x, height / 2 - view.y, width, height);
    camera.updateProjectionMatrix();
    const { flat } = this;
    const { small } = this.shown!;
    [flat.left, flat.right] = [-width / 2 / small.scale, width / 2 / small.scale];
    [flat.bottom, flat.top] = [-height / 2 / small.scale, height / 2 / small.scale];
    flat.up.set(...small.up);
    flat.position.set(...small.toward).multiplyScalar(900);
    flat.lookAt(0, 0, 0);
    [flat.near, flat.far] = [1, 3000];
    flat.updateProjectionMatrix();
    return view;
  }

  private paint(now: number): boolean {
    const { stage, shown } = this;
    if (!shown) return false;
    const isMoving = this.orbit.step(now);
    const view = this.look();
    const isLeaving = this.moveHand(now, view.yaw);
    this.tell(view);
    stage.renderer.clear();
    stage.render(this.scene);
    stage.renderer.clearDepth();
    if (shown.shelf.length) stage.render(this.shelf, this.flat);
    return isMoving || isLeaving;
  }

  private tell(view: CameraView): void {
    const { projection, x, y } = view;
    const now = [x, y, projection.scale, view.yaw, projection.up[2], projection.far]
      .map((number) => number!.toFixed(2))
      .join(' ');
    if (now === this.lastView) return;
    this.lastView = now;
    this.seen(view);
  }
}
