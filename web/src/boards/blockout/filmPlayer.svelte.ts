/** Plays films one after another: the placement, the count of three, the fall in slow motion. They
 * can be hurried, skipped and seen again. */
import { playSound } from '../../design/sound';
import type { Seat } from '../board';
import { Queue } from './queue';
import {
  countAt,
  decode,
  endingOf,
  lengthOf,
  paceAt,
  posesAt,
  type Ending,
  type Film,
} from './film';
import type { FallShot } from './shot';
import type { Placed, View } from './table';

/** What a film does not say, since it has positions only: the blocks, who placed the last one, and
 * whether the tower stands. */
export interface Take {
  blocks: string[];
  seat: Seat;
  stands: boolean;
}
export interface Reel extends Take {
  film: Film;
  ending: Ending;
  shot: FallShot | null;
}
export const takeOf = ({ tower, held, turn }: View, after: View): Take => ({
  blocks: [...tower.map((one) => one.block), held!],
  seat: turn,
  stands: after.tower.length > tower.length,
});

export type Pace = 'watch' | 'hurry' | 'skip';
/** How long a fallen stack stays on screen, in milliseconds. */
const LOOK = 900;
/** The longest time between two frames that counts: a suspended page does not skip the film. */
const LONGEST = 500;
const HURRIED = 4;

export class FilmPlayer {
  /** The stack in the current frame; null while no film is playing. */
  stack = $state.raw<Placed[] | null>(null);
  /** The count so far: 1, 2, 3. */
  counted = $state(0);
  ending = $state<Ending | null>(null);
  /** The film that can be replayed. */
  reel = $state.raw<Reel | null>(null);
  /** The camera for a fall, once it has begun. */
  shot = $state.raw<FallShot | null>(null);
  /** How films are shown until it is the player's own turn. */
  pace = $state<Pace>('watch');
  /** A film that is there for whoever wants to see it. */
  offered = $state.raw<(() => void) | null>(null);
  private readonly queue: Queue;
  private run = 0;

  /** `busy` is called when the first film starts and when the last has ended. */
  constructor(
    private readonly word: (count: number) => string,
    busy: (isBusy: boolean) => void,
  ) {
    this.queue = new Queue(busy);
  }

  begin(fetched: () => Promise<unknown>, take: Take): void {
    const data = fetched();
    this.offered = null;
    this.queue.add(async () => {
      const film = await decode((await data) as ArrayBuffer);
      const ending = endingOf(film, take.stands);
      const shot = ending === 'stands' ? null : (await import('./shot')).shotOf(film);
      this.reel = { ...take, film, ending, shot };
      await this.play(this.reel);
    });
  }
  offer(fetched: () => Promise<unknown>, take: Take): void {
    this.stop();
    [this.reel, this.ending] = [null, null];
    this.offered = () => this.begin(fetched, take);
  }
  forget(): void {
    if (!this.reel && !this.offered) return;
    this.stop();
    [this.reel, this.ending, this.offered] = [null, null, null];
  }

  again(): void {
    const { reel } = this;
    this.pace = 'watch';
    if (reel) this.queue.add(() => this.play(reel));
  }
  hurry(): void {
    this.pace = this.pace === 'hurry' ? 'watch' : 'hurry';
  }
  skip(): void {
    this.pace = 'skip';
  }
  /** It is the player's own turn: what comes next is watched again. */
  attend(): void {
    this.pace = 'watch';
  }

  stop(): void {
    this.run++;
    this.queue.clear();
    [this.stack, this.shot] = [null, null];
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
      if (isCalm() || document.hidden || this.pace === 'skip') return done();
      // A hidden page gets no animation frames, and the game must not wait for it.
      document.addEventListener('visibilitychange', done);
      let [time, last] = [0, performance.now()];
      const frame = (now: number) => {
        if (mine !== this.run || this.pace === 'skip') return done();
        // A slow device drops frames: the film keeps real time.
        const seconds = Math.min(LONGEST, Math.max(0, now - last)) / 1000;
        const haste = this.pace === 'hurry' ? HURRIED : 1;
        time += seconds * haste * paceAt(time, reel.film, reel.ending);
        last = now;
        this.at(reel, Math.min(time, end));
        if (time < end) requestAnimationFrame(frame);
        else setTimeout(done, reel.ending === 'stands' ? 0 : LOOK / haste);
      };
      this.at(reel, 0);
      requestAnimationFrame(frame);
    });
  }

  private at({ film, blocks, ending, shot }: Reel, time: number): void {
    const poses = posesAt(film, time);
    this.stack = blocks.map((block, index) => ({ block, pose: poses[index]! }));
    if (shot && time >= shot.from) this.shot = shot;
    const isOver = ending !== 'stands' && time >= film.at;
    if (isOver && this.ending === null) {
      this.ending = ending;
      playSound('topple');
    }
    const count = countAt(time, film, ending);
    if (count > this.counted) this.count(count);
  }

  private count(count: number): void {
    this.counted = count;
    playSound('count');
    if (this.pace !== 'watch') return;
    void import('./speech').then(({ speak }) => speak(this.word(count)));
  }

  private finish({ film, ending }: Reel): void {
    this.run++;
    this.ending = ending;
    this.counted = countAt(lengthOf(film, ending), film, ending);
    [this.stack, this.shot] = [null, null];
  }
}

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
