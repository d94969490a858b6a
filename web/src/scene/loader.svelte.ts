/** Loads a board's three.js scene on demand. Where that fails the board keeps its SVG drawing. */
import type { Attachment } from 'svelte/attachments';
import type { Quality } from './quality';

export interface Scene {
  dispose: () => void;
}
/** Creates a scene on a canvas, or null without WebGL; `lost` is called if the context is lost. */
export type CreateScene<S extends Scene> = (
  canvas: HTMLCanvasElement,
  quality: Exclude<Quality, 'flat'>,
  lost: () => void,
) => S | null;

export class SceneLoader<S extends Scene> {
  /** The scene, once it can be shown. */
  current = $state.raw<S | null>(null);

  constructor(private readonly load: () => Promise<{ createScene: CreateScene<S> }>) {}

  /** An attachment for the scene's canvas. */
  on(quality: Quality): Attachment<HTMLCanvasElement> {
    return (canvas) => {
      let isDetached = false;
      const dispose = () => {
        this.current?.dispose();
        this.current = null;
      };
      if (quality !== 'flat') {
        const loaded = this.load().catch(() => null);
        void loaded.then((module) => {
          if (module && !isDetached) this.current = module.createScene(canvas, quality, dispose);
        });
      }
      return () => {
        isDetached = true;
        dispose();
      };
    };
  }
}
