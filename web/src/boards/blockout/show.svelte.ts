/** Showing a film: the placement, the count of three, and the fall in slow motion. */
import { knock } from '../../design/knock';
import { settings } from '../../session/settings.svelte';
import { COUNT, decode, endingOf, lengthOf, paceAt, RATE, type Ending, type Film } from './film';
import type { Placed } from './table';

interface Reel {
  film: Film;
  blocks: string[];
  ending: Ending;
}

export class Show {
  /** The stack as it is in the film, while one runs. */
  stack = $state.raw<Placed[] | null>(null);
  /** How far the count has come: 1, 2, 3. */
  counted = $state(0);
  ending = $state<Ending | null>(null);
  /** The film that can be seen again. */
  reel = $state.raw<Reel | null>(null);
  private run = 0;

  constructor(private readonly word: (count: number) => string) {}

  /** `below` is how high the middle of the block is that the new one was put on. */
  async begin(fetched: () => Promise<unknown>, blocks: string[], below: number): Promise<void> {
    const mine = ++this.run;
    const film = await fetched().then((data) => decode(data as ArrayBuffer)).catch(() => null);
    if (!film || mine !== this.run) return;
    this.reel = { film, blocks, ending: endingOf(film, below) };
    this.play();
  }

  play(): void {
    const { reel } = this;
    if (!reel) return;
    const mine = ++this.run;
    this.ending = null;
    this.counted = 0;
    const end = lengthOf(reel.film, reel.ending);
    if (isCalm()) return this.finish(reel);
    let [time, last] = [0, performance.now()];
    const frame = (now: number) => {
      if (mine !== this.run) return;
      time += (Math.min(100, Math.max(0, now - last)) / 1000) * paceAt(time, reel.film, reel.ending);
      last = now;
      this.at(reel, Math.min(time, end));
      if (time < end) requestAnimationFrame(frame);
      else setTimeout(() => mine === this.run && this.finish(reel), reel.ending === 'stands' ? 0 : 900);
    };
    this.at(reel, 0);
    requestAnimationFrame(frame);
  }

  stop(): void {
    this.run++;
    this.stack = null;
  }

  private at({ film, blocks, ending }: Reel, time: number): void {
    const poses = film.frames[Math.min(Math.round(time * RATE), film.frames.length - 1)]!;
    this.stack = blocks.map((block, index) => ({ block, pose: poses[index]! }));
    const isOver = ending !== 'stands' && time >= film.at;
    if (isOver && this.ending === null) {
      this.ending = ending;
      knock('topple');
    }
    const count = Math.min(COUNT, Math.max(1, Math.ceil(isOver ? Math.min(film.at, COUNT) : time)));
    if (count > this.counted) this.count(count);
  }

  private count(count: number): void {
    this.counted = count;
    if (!settings.sound || typeof speechSynthesis === 'undefined') return;
    const spoken = new SpeechSynthesisUtterance(this.word(count));
    spoken.lang = document.documentElement.lang;
    spoken.rate = 1.15;
    speechSynthesis.speak(spoken);
  }

  private finish({ ending }: Reel): void {
    this.ending = ending;
    this.counted = COUNT;
    this.stack = null;
  }
}

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
