/** The block in hand: where it is aimed, and how the hand releases it.
 *
 * With a pointer the block lags by a tenth of a second, and the path is sent along as `traced`.
 * With keys a bar sweeps across the spot and is stopped twice, which is sent as `keyed`. */
import type { BoardProps } from '../board';
import { putOf, spotOf, type Aim, type View } from './table';

export const REACH = 30;
const LAG = 0.1;
const BAR = 12;
const SWEEP = 2.4;
/** How much of the path before the release is sent, in seconds; earlier input has no effect. */
const TRACE_TIME = 2;
export const SAFEST_FIRST = [0, 2, 4, 1, 3, 5] as const;

/** The bar's offset from the spot at a given time, in millimetres. */
export const bar = (at: number): number => BAR * (4 * Math.abs(((at / SWEEP) % 1) - 0.5) - 1);

interface Input {
  at: number;
  x: number;
  y: number;
  turn: number;
}

export class Placing {
  aim = $state.raw<Aim>({ x: 0, y: 0, turn: 0, face: 0 });
  /** The hand's position, which lags behind the pointer. */
  hand = $state.raw<{ x: number; y: number } | null>(null);
  /** The bar: off, running for X, or running for Y. */
  running = $state<'' | 'x' | 'y'>('');
  /** The bar's current offset from the spot, in millimetres. */
  off = $state(0);
  stopped = $state.raw<number[]>([]);
  private began = 0;
  private inputs: Input[] = [];
  private followed = 0;

  constructor(
    private readonly props: () => BoardProps<View>,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  get isOn(): boolean {
    const { live, view } = this.props();
    return live && view.stage === 'put';
  }
  get isDragging(): boolean {
    return this.hand !== null;
  }
  /** Where the block is drawn: at the hand, or off the spot by the bar's offset. */
  get shown(): Aim {
    const { aim, hand, running, off, stopped } = this;
    if (hand) return { ...aim, ...hand };
    if (running === 'x') return { ...aim, x: aim.x + off };
    if (running === 'y') return { ...aim, x: aim.x + bar(stopped[0]!), y: aim.y + off };
    return aim;
  }

  reset(): void {
    this.aim = { x: 0, y: 0, turn: 0, face: 0 };
    this.cancel();
  }

  step(x: number, y: number): void {
    if (!this.running) this.goTo(this.aim.x + x, this.aim.y + y);
  }
  turn(by: number): void {
    this.set({ turn: (this.aim.turn + by + 360) % 360 });
  }
  nextFace(step = 1): void {
    const at = SAFEST_FIRST.indexOf(this.aim.face as 0) + step + SAFEST_FIRST.length;
    this.set({ face: SAFEST_FIRST[at % SAFEST_FIRST.length]! });
  }
  set(some: Partial<Aim>): void {
    if (!this.isOn || this.running) return;
    this.aim = { ...this.aim, ...some };
    this.describe();
  }

  // --- without timing: the block is placed exactly as aimed

  place(): void {
    if (this.isOn) this.props().propose(putOf(this.aim));
  }

  // --- keyboard and bar

  /** Starts the bar, stops it for X, stops it for Y and lets go. */
  press(): void {
    if (!this.isOn) return;
    const { say, announce } = this.props();
    if (!this.running) {
      this.began = this.now();
      this.stopped = [];
      this.running = 'x';
      announce({ text: say('blockout-stop-x') });
      return this.tick();
    }
    this.stopped = [...this.stopped, this.now() - this.began];
    if (this.running === 'x') {
      this.running = 'y';
      return announce({ text: say('blockout-stop-y') });
    }
    const hand = `keyed ${this.stopped.map((at) => at.toFixed(3)).join(' ')}`;
    this.running = '';
    this.props().propose(putOf(this.aim), hand);
  }
  cancel(): void {
    this.running = '';
    this.hand = null;
    this.inputs = [];
  }
  private tick(): void {
    if (!this.running) return;
    this.off = bar(this.now() - this.began);
    globalThis.requestAnimationFrame?.(() => this.tick());
  }

  // --- pointer

  grab(x: number, y: number): void {
    if (!this.isOn || this.running) return;
    this.inputs = [];
    this.hand = { x: this.aim.x, y: this.aim.y };
    this.followed = this.now();
    this.drag(x, y);
    this.follow();
  }
  drag(x: number, y: number): void {
    if (!this.hand) return;
    this.goTo(x, y);
    this.inputs.push({ at: this.now(), x: this.aim.x, y: this.aim.y, turn: this.aim.turn });
  }
  /** Releases the block: the move is where the hand was and how it got there. */
  release(): void {
    if (!this.hand || !this.isOn) return this.cancel();
    const end = this.now();
    const recent = this.inputs.filter((one) => one.at > end - TRACE_TIME);
    const sent = recent.length
      ? recent
      : this.inputs.slice(-1).map((one) => ({ ...one, at: end - TRACE_TIME }));
    const start = sent[0]!.at;
    const written = sent.map(({ at, x, y, turn }) =>
      [(at - start).toFixed(3), tenth(x), tenth(y), tenth(turn)].join(','),
    );
    const hand = `traced ${written.join(';')} ${(end - start).toFixed(3)}`;
    this.cancel();
    this.props().propose(putOf(this.aim), hand);
  }
  private follow(): void {
    if (!this.hand) return;
    const now = this.now();
    const nearer = 1 - Math.exp((this.followed - now) / LAG);
    this.followed = now;
    const { x, y } = this.hand;
    this.hand = { x: x + (this.aim.x - x) * nearer, y: y + (this.aim.y - y) * nearer };
    globalThis.requestAnimationFrame?.(() => this.follow());
  }

  private goTo(x: number, y: number): void {
    const within = (number: number) =>
      Math.max(-REACH, Math.min(REACH, Math.round(number * 10) / 10));
    this.set({ x: within(x), y: within(y) });
  }

  /** Describes the aim for screen readers. */
  private describe(): void {
    if (this.hand) return;
    const { say, announce } = this.props();
    announce({ text: say('sentence', { text: this.words() }) });
  }
  words(): string {
    const { say, view } = this.props();
    const { turn, face } = this.aim;
    const [across, along] = spotOf(this.aim, say);
    const spot = say('blockout-spot', {
      block: view.held ?? '',
      across,
      along,
      turn: Math.round(turn),
    });
    return [spot, say('blockout-face-down', { face })].join(say('list-comma'));
  }
}

const tenth = (number: number): string => String(Math.round(number * 10) / 10 + 0);
