/** A film as a short clip, made in the browser by drawing it on a canvas that is recorded; as a
 * picture of its best moment where nothing can be recorded. */
import { dot, facesSeen, projectionAt, type Projection } from '../../design/solid';
import { lengthOf, paceAt, posesAt } from './film';
import type { Reel } from './filmPlayer.svelte';
import { WIDE } from './cameraView';
import {
  axesOf,
  colourOf,
  GROOVES,
  heightOf,
  middleOf,
  outlineOf,
  PORES,
  ringsOn,
  sideOf,
  type Placed,
} from './table';

const SIZE = 720;
/** Frames a second; seconds that the end stays; seconds after a fall of which there is a picture. */
const [RATE, STAYS, BEST] = [30, 1.2, 0.35];
const FORMATS = ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp9', 'video/webm'];
const MARKS = { red: '#ffe3d6', wood: '#5f3d12', blue: '#173a63' };
const TOKENS = { red: 'brick', wood: 'beech', blue: 'sky' };

/** The texts on a clip: the game, and what is said at a time. */
export interface Captions {
  title: string;
  at: (time: number) => string;
}

export async function clipOf(
  reel: Reel,
  captions: Captions,
  progress: (part: number) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, SIZE];
  const painter = new Painter(canvas, reel, captions);
  const type = recordable();
  const clip = type && (await record(canvas, painter, reel, type, progress).catch(() => null));
  if (clip) return clip;
  painter.paint(Math.min(reel.film.at + BEST, lengthOf(reel.film, reel.ending)));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

const numbersIn = (matrix: string): number[] => matrix.match(/-?[\d.]+/g)!.map(Number);

/** What this browser can record; nothing where it has no recorder. */
export function recordable(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return FORMATS.find((type) => MediaRecorder.isTypeSupported(type));
}

/** In real time: the recorder stamps frames with the time at which they are drawn. */
async function record(
  canvas: HTMLCanvasElement,
  painter: Painter,
  { film, ending }: Reel,
  type: string,
  progress: (part: number) => void,
): Promise<Blob> {
  const recorder = new MediaRecorder(canvas.captureStream(RATE), {
    mimeType: type,
    videoBitsPerSecond: 2_500_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  painter.paint(0);
  recorder.start();
  const end = lengthOf(film, ending);
  let [time, last] = [0, performance.now()];
  while (time < end + STAYS) {
    await new Promise((resolve) => setTimeout(resolve, 1000 / RATE));
    const now = performance.now();
    time += ((now - last) / 1000) * (time < end ? paceAt(time, film, ending) : 1);
    last = now;
    painter.paint(Math.min(time, end));
    progress(Math.min(1, time / (end + STAYS)));
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: type.split(';')[0]! });
}

/** Draws a film on a canvas in the colours of the theme. */
class Painter {
  private readonly pen: CanvasRenderingContext2D;
  private readonly projection: Projection;
  private readonly ground: number;
  private readonly paints = new Map<string, string>();

  constructor(
    canvas: HTMLCanvasElement,
    private readonly reel: Reel,
    private readonly captions: Captions,
  ) {
    this.pen = canvas.getContext('2d')!;
    const tall = heightOf(this.stackAt(0)) + 40;
    const wide = Math.max(WIDE, reel.shot?.wide ?? 0);
    const scale = Math.min((SIZE - 60) / 2 / wide, (SIZE - 190) / tall);
    this.projection = projectionAt(reel.shot?.yaw ?? -24, 10, scale);
    this.ground = SIZE - 60 - wide * scale * 0.18;
  }

  paint(time: number): void {
    const { pen, projection, captions } = this;
    const { scale } = projection;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    this.fill('table', () => pen.rect(0, 0, SIZE, SIZE));
    const disc = (down: number) => () =>
      pen.ellipse(SIZE / 2, this.ground + down, WIDE * scale, WIDE * scale * 0.18, 0, 0, 7);
    this.fill('frame-edge', disc(5 * scale));
    this.fill('frame', disc(0));
    const depth = ({ pose }: Placed) => dot(middleOf(pose), projection.toward);
    for (const placed of this.stackAt(time).sort((a, b) => depth(a) - depth(b))) this.block(placed);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.textAlign = 'center';
    pen.fillStyle = this.colour('ink');
    pen.font = '700 40px Rubik Variable, sans-serif';
    pen.fillText(captions.at(time), SIZE / 2, 64);
    pen.fillStyle = this.colour('ink-2');
    pen.font = '560 22px Rubik Variable, sans-serif';
    pen.fillText(captions.title, SIZE / 2, SIZE - 24);
  }

  private stackAt(time: number): Placed[] {
    const poses = posesAt(this.reel.film, time);
    return this.reel.blocks.map((block, index) => ({ block, pose: poses[index]! }));
  }

  private block(placed: Placed): void {
    const { pen, projection } = this;
    const colour = colourOf(placed.block);
    const paint = this.colour(TOKENS[colour]);
    const move = new DOMMatrix().translate(SIZE / 2, this.ground);
    const faces = facesSeen(
      middleOf(placed.pose),
      axesOf(placed.pose),
      sideOf(placed.block) / 2,
      projection,
    );
    for (const { face, matrix, light } of faces) {
      pen.setTransform(move.multiply(new DOMMatrix(numbersIn(matrix))));
      for (const style of [
        paint,
        light > 0 ? `rgb(255 246 224 / ${light * 0.6})` : `rgb(26 15 5 / ${-light * 0.8})`,
      ]) {
        pen.fillStyle = style;
        pen.fillRect(-0.004, -0.004, 1.008, 1.008);
      }
      this.marks(face, colour);
    }
    pen.setTransform(move);
    pen.lineWidth = 2;
    pen.lineJoin = 'round';
    pen.strokeStyle = 'rgb(26 15 5 / .7)';
    pen.stroke(new Path2D(outlineOf(placed, projection)));
  }

  private marks(face: number, colour: 'red' | 'wood' | 'blue'): void {
    const { pen } = this;
    [pen.strokeStyle, pen.lineWidth] = [MARKS[colour], 0.03];
    const lines = [
      ...GROOVES[colour].map((y) => `M.03 ${y}h.94`),
      ...(colour === 'wood' ? [PORES] : []),
    ];
    for (const line of lines) pen.stroke(new Path2D(line));
    for (const radius of ringsOn(face)) {
      pen.beginPath();
      pen.arc(0.5, 0.45, radius, 0, 7);
      pen.stroke();
    }
  }

  private fill(token: string, shape: () => void): void {
    this.pen.fillStyle = this.colour(token);
    this.pen.beginPath();
    shape();
    this.pen.fill();
  }

  /** A colour of design/tokens.css in the current theme. */
  private colour(token: string): string {
    const known = this.paints.get(token);
    if (known) return known;
    const probe = document.createElement('i');
    probe.style.color = `var(--${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    this.paints.set(token, color);
    return color;
  }
}
