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
import {
  bulgeOf,
  COLOURS,
  colourOf,
  GROOVES,
  heightOf,
  PORES,
  ringsOn,
  sideOf,
  type BlockColour,
  type Placed,
} from './table';
import { plus, type Projection, type Vec } from '../../design/solid';
import { listen } from './orbitControls';
import { Orbit } from './orbit';
import { cubeOf, facesOf, grain, pictureOf } from '../../scene/shapes';
import { aim, Stage, unitsSeen, type Detail, type Sheet } from '../../scene/stage';

const SUN = new Vector3(-0.8, -0.55, 1.35);
const PAINT: Record<BlockColour, string> = { red: 'brick', wood: 'beech', blue: 'sky' };
const MARK: Record<BlockColour, string> = { red: '#ffe3d6', wood: '#5f3d12', blue: '#173a63' };
/** The round board under the tower: radius and thickness in millimetres. */
const [WIDE, THICK] = [128, 5];
/** The height of the shelf in the drawing's units. */
const SHELF = 150;

/** A block on the shelf, with the position of its foot in the drawing. */
export interface OnShelf {
  block: string;
  x: number;
  y: number;
  isDim: boolean;
}
export interface Shown {
  sheet: Sheet;
  stack: readonly Placed[];
  hovering: Placed | null;
  advice: Placed | null;
  /** where the hovering block would come to rest */
  under: { at: Vec; side: number; turn: number } | null;
  shelf: readonly OnShelf[];
  /** the projection of the shelf */
  small: Projection;
}
export interface TowerScene {
  dispose: () => void;
  show: (shown: Shown) => void;
  /** Rotates the camera by degrees, or zooms it by a factor. */
  turn: (yaw: number, pitch: number) => void;
  zoom: (by: number) => void;
  /** Handles pointer and keyboard input on the drawing over the scene. */
  follow: (svg: SVGElement) => () => void;
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
  private readonly meshes = new Map<string, Mesh>();
  private shown: Shown | null = null;

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
    this.scene.add(round, this.ground, this.foot);
    this.shelf.add(this.board);
    stage.renderer.autoClear = false;
    this.dress();
    stage.begin(
      () => this.fit(),
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

  follow(svg: SVGElement): () => void {
    return listen(svg, this);
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
    const tall = Math.max(heightOf(shown.stack), shown.hovering ? heightOf([shown.hovering]) : 0);
    this.orbit.follow(tall, !this.stage.canvas.dataset.drawn);
    this.fit();
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
  private lay({ block, x, y, isDim }: OnShelf, { sheet, small }: Shown): string {
    const key = `shelf ${block}`;
    const mesh = this.meshOf(this.shelf, key, block, isDim ? 0.45 : 1);
    const across = plus([0, 0, 0], small.right, (x - sheet.width / 2) / small.scale);
    const foot = plus(across, small.up, -(y - sheet.height / 2) / small.scale);
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
    this.foot.position.set(under.at[0], under.at[1], under.at[2] + 0.4);
    this.foot.rotation.z = (under.turn * Math.PI) / 180;
    this.foot.scale.setScalar(under.side);
  }

  // --- light and paint

  private dress(): void {
    const { stage } = this;
    const size = stage.detail === 'high' ? 256 : 160;
    for (const colour of COLOURS) {
      const paint = stage.colour(PAINT[colour]);
      const map = facesOf(size, (pen, face) => paintFace(pen, colour, paint, face));
      this.materials.set(
        colour,
        new MeshStandardMaterial({ map, roughness: colour === 'wood' ? 0.66 : 0.42 }),
      );
    }
    this.wood.map?.dispose();
    this.wood.map = roundBoard(stage.colour('frame'));
    this.wood.needsUpdate = true;
    this.rim.color = stage.colour('frame-edge');
    (this.foot.material as MeshBasicMaterial).color = stage.colour('good');
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

  private fit(): void {
    if (!this.shown) return;
    const { clientWidth, clientHeight } = this.stage.canvas;
    const { width, height } = unitsSeen(this.shown.sheet, clientWidth, clientHeight);
    const { flat } = this;
    const { small } = this.shown;
    [flat.left, flat.right] = [-width / 2 / small.scale, width / 2 / small.scale];
    [flat.bottom, flat.top] = [-height / 2 / small.scale, height / 2 / small.scale];
    flat.up.set(...small.up);
    flat.position.set(...small.toward).multiplyScalar(900);
    flat.lookAt(0, 0, 0);
    [flat.near, flat.far] = [1, 3000];
    flat.updateProjectionMatrix();
    // The shelf takes the lower part, so the centre of the tower moves up.
    const lift = ((SHELF / 2) * clientHeight) / height;
    this.stage.camera.setViewOffset(clientWidth, clientHeight, 0, lift, clientWidth, clientHeight);
  }

  private paint(now: number): boolean {
    const { stage, shown } = this;
    if (!shown) return false;
    const { clientWidth, clientHeight } = stage.canvas;
    const whole = unitsSeen(shown.sheet, clientWidth, clientHeight);
    const isMoving = this.orbit.step(now);
    // The room above the shelf, or less in a narrow drawing.
    const room = Math.min(shown.sheet.height - SHELF, shown.sheet.width * 1.15);
    aim(stage.camera, this.orbit.projection(room), whole.height);
    stage.camera.updateProjectionMatrix();
    stage.renderer.clear();
    stage.render(this.scene);
    stage.renderer.clearDepth();
    stage.render(this.shelf, this.flat);
    return isMoving;
  }
}

/** Materials tell the colours apart: red has one groove, blue two, wood its pores. */
function paintFace(
  pen: CanvasRenderingContext2D,
  colour: BlockColour,
  paint: Color,
  face: number,
): void {
  grain(pen, paint, 5 + face, colour === 'wood' ? 1.8 : 0.5);
  pen.strokeStyle = MARK[colour];
  pen.lineWidth = 0.026;
  for (const radius of ringsOn(face)) {
    pen.beginPath();
    pen.arc(0.5, 0.45, radius, 0, 7);
    pen.stroke();
  }
  pen.lineWidth = 0.034;
  for (const y of GROOVES[colour]) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(1, y);
    pen.stroke();
  }
  if (colour === 'wood') {
    pen.lineCap = 'round';
    pen.globalAlpha = 0.7;
    pen.stroke(new Path2D(PORES));
  }
}

/** The top of the round board: planks with an inlaid ring. */
function roundBoard(paint: Color) {
  return pictureOf(1024, 1024, (pen) => {
    pen.scale(1024, 1024);
    for (let plank = 0; plank < 5; plank++) {
      pen.save();
      pen.translate(0, plank / 5);
      pen.beginPath();
      pen.rect(0, 0, 1, 1 / 5);
      pen.clip();
      grain(pen, paint.clone().offsetHSL(0, 0, ((plank * 5) % 4) * 0.012 - 0.018), 20 + plank, 1.3);
      pen.restore();
      pen.fillStyle = 'rgba(70,40,12,.3)';
      pen.fillRect(0, plank / 5, 1, 0.002);
    }
    for (const [radius, style] of [
      [0.452, 'rgba(70,40,12,.42)'],
      [0.458, 'rgba(255,246,224,.5)'],
    ] as const) {
      pen.strokeStyle = style;
      pen.lineWidth = 0.006;
      pen.beginPath();
      pen.arc(0.5, 0.5, radius, 0, 7);
      pen.stroke();
    }
  });
}
