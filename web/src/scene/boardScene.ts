/** A scene in two layers: the board is rendered once to a canvas under the drawing, the pieces and
 * their shadows to one over it, so that markings lie on the board and pieces stand on them. */
import {
  Color,
  Mesh,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  type Material,
  type Object3D,
  Vector3,
} from 'three';
import { SHADOW, type Projection } from '../design/solid';
import { aim, free, unitsSeen, type Sheet, type Stage } from './stage';

/** What a board shows of its scene: the drawing over it, and how both are projected. */
export interface Viewport {
  projection: Projection;
  sheet: Sheet;
}

const SUN = new Vector3(-SHADOW[0], -SHADOW[1], 1);

export abstract class BoardScene {
  protected readonly above = new Scene();
  private readonly below = new Scene();
  private readonly catcher = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial());
  private ground: HTMLCanvasElement | null = null;
  private isLaid = false;

  constructor(
    protected readonly stage: Stage,
    protected viewport: Viewport,
  ) {
    this.catcher.receiveShadow = true;
    this.above.add(this.catcher);
  }

  /** Makes the materials of the pieces for the current theme, and puts them on pieces that exist. */
  protected abstract dress(): void;
  /** The board, its top at z = 0. */
  protected abstract board(): Object3D;
  /** Moves what is moving; whether something still is. */
  protected abstract animate(now: number): boolean;
  protected abstract materials(): readonly Material[];

  /** Starts drawing; to be called when the scene's own fields are there. */
  protected begin(): void {
    this.dress();
    this.light();
    this.stage.begin(
      () => this.fit(),
      (now) => this.paint(now),
      () => this.repaint(),
    );
  }

  dispose(): void {
    for (const material of this.materials()) release(material);
    this.stage.dispose(this.above, this.below);
  }

  /** Renders the board to a canvas of its own. */
  protected layOn(ground: HTMLCanvasElement): void {
    this.ground = ground;
    this.build();
    this.fit();
    this.stage.draw();
  }

  /** Looks at the table in another way. */
  protected look(viewport: Viewport): void {
    this.viewport = viewport;
    this.fit();
  }

  private light(): void {
    const { isDark } = this.stage;
    this.stage.light(this.above, SUN, 7);
    const shade = this.catcher.material;
    shade.color = new Color(isDark ? 0x000000 : 0x3a2410);
    shade.opacity = isDark ? 0.5 : 0.34;
  }

  private repaint(): void {
    const old = this.materials();
    this.dress();
    for (const material of old) release(material);
    this.light();
    this.build();
    this.fit();
    this.stage.draw();
  }

  private build(): void {
    this.below.traverse(free);
    this.below.clear();
    this.below.add(this.board());
    this.stage.light(this.below, SUN, 8);
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.stage.canvas;
    const { projection, sheet } = this.viewport;
    aim(this.stage.camera, projection, unitsSeen(sheet, clientWidth, clientHeight).height);
    this.stage.camera.updateProjectionMatrix();
    this.isLaid = false;
  }

  private layNow(canvas: HTMLCanvasElement): void {
    this.stage.render(this.below);
    const from = this.stage.renderer.domElement;
    [canvas.width, canvas.height] = [from.width, from.height];
    canvas.getContext('2d')!.drawImage(from, 0, 0);
    this.isLaid = true;
  }

  private paint(now: number): boolean {
    if (this.ground && !this.isLaid) this.layNow(this.ground);
    const isMoving = this.animate(now);
    this.stage.render(this.above);
    return isMoving;
  }
}

function release(material: Material & { map?: { dispose: () => void } | null }): void {
  material.map?.dispose();
  material.dispose();
}
