/** A WebGL renderer on a canvas: light from the upper left, soft shadows, frames when something
 * has changed, and nothing left behind. */
import type { Material, Scene } from 'three';
import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Texture,
  Vector3,
  WebGLRenderer,
  type Camera,
  type Object3D,
} from 'three';
import type { Projection } from '../design/solid';

export type Detail = 'low' | 'high';
/** The drawing over a scene, whose units it shares; both have the same centre. */
export interface Sheet {
  width: number;
  height: number;
}

const SHARPEST = { low: 1.25, high: 2 };
const SHADOW = { low: 1024, high: 2048 };

/** The visible units across and down: the whole drawing, and more around it. */
export function unitsSeen({ width, height }: Sheet, across: number, down: number): Sheet {
  const scale = Math.min(across / width, down / height) || 1;
  return { width: across / scale, height: down / scale };
}

/** Matches a camera to a drawing's projection, with `tall` units from top to bottom. */
export function aim(
  camera: PerspectiveCamera,
  { toward, up, scale, far = 1, at = [0, 0, 0] }: Projection,
  tall: number,
): void {
  camera.up.set(...up);
  camera.position.set(...at).addScaledVector(new Vector3(...toward), far);
  camera.lookAt(...at);
  camera.fov = (Math.atan(tall / 2 / scale / far) * 360) / Math.PI;
  camera.near = far / 8;
  camera.far = far * 4;
}

export class Stage {
  readonly camera = new PerspectiveCamera();
  private asked = 0;
  private readonly watch: (() => void)[] = [];
  /** Draws a frame and returns whether another is needed. */
  private paint: (now: number) => boolean = () => false;

  private constructor(
    readonly canvas: HTMLCanvasElement,
    readonly renderer: WebGLRenderer,
    readonly detail: Detail,
  ) {}

  /** Null without WebGL; `lost` is called if the context is lost later. */
  static on(canvas: HTMLCanvasElement, detail: Detail, lost: () => void): Stage | null {
    // Requested here, since the renderer would log an error.
    const context = canvas.getContext('webgl2', {
      alpha: true,
      antialias: true,
      powerPreference: 'low-power',
    });
    if (!context || context.isContextLost()) return null;
    const renderer = new WebGLRenderer({ canvas, context });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = NeutralToneMapping;
    const stage = new Stage(canvas, renderer, detail);
    stage.listen(canvas, 'webglcontextlost', lost);
    return stage;
  }

  /** `fit` is called with the size in pixels, and again whenever it changes; then `paint`. */
  begin(
    fit: (width: number, height: number) => void,
    paint: (now: number) => boolean,
    repaint: () => void,
  ): void {
    this.paint = paint;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = this.canvas;
      if (!width || !height) return;
      this.renderer.setPixelRatio(Math.min(SHARPEST[this.detail], devicePixelRatio));
      this.renderer.setSize(width, height, false);
      this.camera.aspect = width / height;
      fit(width, height);
      this.camera.updateProjectionMatrix();
      this.draw();
    };
    const size = new ResizeObserver(measure);
    size.observe(this.canvas);
    const theme = new MutationObserver(repaint);
    theme.observe(document.documentElement, { attributeFilter: ['style'] });
    this.watch.push(
      () => size.disconnect(),
      () => theme.disconnect(),
    );
    this.listen(matchMedia('(prefers-color-scheme: dark)'), 'change', repaint);
    measure();
  }

  private listen(target: EventTarget, name: string, act: () => void): void {
    target.addEventListener(name, act);
    this.watch.push(() => target.removeEventListener(name, act));
  }

  /** Requests a frame. A hidden page gets none, so nothing is drawn there. */
  draw(): void {
    this.asked ||= requestAnimationFrame((now) => {
      this.asked = 0;
      const goesOn = this.paint(now);
      this.canvas.dataset.drawn = String(Number(this.canvas.dataset.drawn ?? 0) + 1);
      if (goesOn) this.draw();
    });
  }

  render(scene: Scene, camera: Camera = this.camera): void {
    this.renderer.render(scene, camera);
  }

  /** A colour of design/tokens.css in the current theme. */
  colour(name: string): Color {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    this.canvas.parentElement!.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return new Color(color);
  }
  get isDark(): boolean {
    const { r, g, b } = this.colour('ink');
    return r + g + b > 1;
  }

  /** Lights a scene for the current theme; `reach` is the radius in which shadows fall. */
  light(scene: Scene, from: Vector3, reach: number): void {
    for (const old of scene.children.filter((one) => 'isLight' in one)) scene.remove(old);
    const dark = this.isDark;
    const sun = new DirectionalLight(dark ? 0xffdcae : 0xfff1dc, dark ? 2.1 : 2.3);
    sun.position.copy(from).setLength(reach * 3);
    sun.castShadow = true;
    const size = SHADOW[this.detail];
    sun.shadow.mapSize.set(size, size);
    sun.shadow.radius = this.detail === 'high' ? 5 : 3;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = reach / 400;
    const shadowCamera = sun.shadow.camera;
    [shadowCamera.left, shadowCamera.right, shadowCamera.top, shadowCamera.bottom] = [
      -reach,
      reach,
      reach,
      -reach,
    ];
    [shadowCamera.near, shadowCamera.far] = [reach / 2, reach * 6];
    const sky = new HemisphereLight(
      dark ? 0x9fb2e6 : 0xe8efff,
      dark ? 0x4a3826 : 0xe0b88a,
      dark ? 1.5 : 1.75,
    );
    sky.position.set(0, 0, 1);
    const window = new DirectionalLight(0xdfe8ff, dark ? 0.5 : 0.75);
    window.position.set(-from.x, from.y, from.z * 0.7);
    scene.add(sun, sky, window);
  }

  dispose(...scenes: Object3D[]): void {
    cancelAnimationFrame(this.asked);
    for (const stop of this.watch) stop();
    for (const scene of scenes) scene.traverse(free);
    this.renderer.dispose();
    // Browsers allow few contexts per page: release this one before garbage collection.
    this.renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Frees an object's GPU resources. */
export function free(thing: Object3D): void {
  if (!(thing instanceof Mesh)) return;
  thing.geometry.dispose();
  for (const material of [thing.material as Material | Material[]].flat()) {
    for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
    material.dispose();
  }
}
