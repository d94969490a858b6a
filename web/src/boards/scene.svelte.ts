/** A solid scene behind or before a board's drawing, if there can be one: fetched on demand, shown
 * when it is ready, and gone without a word when the machine cannot draw it. */
import type { Attachment } from 'svelte/attachments';
import type { Quality } from './board';

export interface Scene {
  dispose: () => void;
}
/** Makes a scene on a canvas, or null where there is no WebGL; `lost` is called if it goes later. */
export type MakeScene<S extends Scene> = (
  canvas: HTMLCanvasElement,
  quality: Exclude<Quality, 'flat'>,
  lost: () => void,
) => S | null;

export class Solid<S extends Scene> {
  /** The scene, once it can be shown. */
  now = $state.raw<S | null>(null);

  constructor(private readonly load: () => Promise<{ make: MakeScene<S> }>) {}

  /** To be attached to the canvas of the scene. */
  on(quality: Quality): Attachment<HTMLCanvasElement> {
    return (canvas) => {
      let left = false;
      const lost = () => {
        this.now?.dispose();
        this.now = null;
      };
      if (quality !== 'flat') {
        // A machine that cannot fetch it keeps the drawing.
        const loaded = this.load().catch(() => null);
        void loaded.then((made) => !left && made && (this.now = made.make(canvas, quality, lost)));
      }
      return () => {
        left = true;
        lost();
      };
    };
  }
}
