/** Plays films one after another: the placement, the count of three, the fall in slow motion. */
import { isMuted, playSound } from '../../design/sound';
import { Queue } from './queue';
import { COUNT, decode, endingOf, lengthOf, paceAt, posesAt, type Ending, type Film } from './film';
import type { Placed } from './table';

interface Reel {
  film: Film;
  blocks: string[];
  ending: Ending;
}
/** How long a fallen stack stays on screen, in milliseconds. */
const LOOK = 900;
/** The longest time between two frames that counts: a suspended page does not skip the film. */
const LONGEST = 500;

export class FilmPlayer {
  /** The stack in the current frame; null while no film is playing. */
  stack = $state.raw<Placed[] | null>(null);
  /** The count so far: 1, 2, 3. */
  counted = $state(0);
  ending = $state<Ending | null>(null);
  /** The film that can be replayed. */
  reel = $state.raw<Reel | null>(null);
  private readonly queue: Queue;
  private run = 0;

  /** `busy` is called when the first film starts and when the last has ended. */
  constructor(
    private readonly word: (count: number) => string,
    busy: (isBusy: boolean) => void,
  ) {
    this.queue = new Queue(busy);
  }

  /** `below` is the height of the centre of the block that the new one was placed on. */
  begin(fetched: () => Promise<unknown>, blocks: string[], below: number): void {
    const data = fetched();
    this.queue.add(async () => {
      const film = await decode((await data) as ArrayBuffer);
      this.reel = { film, blocks, ending: endingOf(film, below) };
      await this.play(this.reel);
    });
  }

  again(): void {
    const { reel } = this;
    if (reel) this.queue.add(() => this.play(reel));
  }

  stop(): void {
    this.run++;
    this.queue.clear();
    this.stack = null;
  }

  private play(reel: Reel): Promise<void> {
    const mine = ++this.run;
    this.ending = null;
    this.counted = 0;
    const end = lengthOf(reel.film, reel.ending);
    return new Promise((resolve) => {
      const done = () => {
        if (mine === this.run) this.finish(reel);
        document.removeEventListener('visibilitychange', done);
        resolve();
      };
      if (isCalm() || document.hidden) return done();
      // A hidden page gets no animation frames, and the game must not wait for it.
      document.addEventListener('visibilitychange', done);
      let [time, last] = [0, performance.now()];
      const frame = (now: number) => {
        if (mine !== this.run) return done();
        // A slow device drops frames: the film keeps real time.
        time +=
          (Math.min(LONGEST, Math.max(0, now - last)) / 1000) *
          paceAt(time, reel.film, reel.ending);
        last = now;
        this.at(reel, Math.min(time, end));
        if (time < end) requestAnimationFrame(frame);
        else setTimeout(done, reel.ending === 'stands' ? 0 : LOOK);
      };
      this.at(reel, 0);
      requestAnimationFrame(frame);
    });
  }

  private at({ film, blocks, ending }: Reel, time: number): void {
    const poses = posesAt(film, time);
    this.stack = blocks.map((block, index) => ({ block, pose: poses[index]! }));
    const isOver = ending !== 'stands' && time >= film.at;
    if (isOver && this.ending === null) {
      this.ending = ending;
      playSound('topple');
    }
    const count = Math.min(COUNT, Math.max(1, Math.ceil(isOver ? Math.min(film.at, COUNT) : time)));
    if (count > this.counted) this.count(count);
  }

  private count(count: number): void {
    this.counted = count;
    if (isMuted() || typeof speechSynthesis === 'undefined') return;
    const spoken = new SpeechSynthesisUtterance(this.word(count));
    spoken.lang = document.documentElement.lang;
    spoken.rate = 1.15;
    speechSynthesis.speak(spoken);
  }

  private finish({ ending }: Reel): void {
    this.run++;
    this.ending = ending;
    this.counted = COUNT;
    this.stack = null;
  }
}

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
