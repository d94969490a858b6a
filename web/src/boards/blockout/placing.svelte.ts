/** The block in hand: where it is aimed, and how the hand releases it.
 *
 * A hand moves the block, lowers it and lets go; its path is sent along as `traced`. It lags by a
 * tenth of a second. With the timing bar a mark sweeps across the spot and is stopped twice, which
 * is sent as `keyed`. Times count from the moment when the block was picked up. */
import type { BoardProps } from '../board';
import type { Spot } from '../../design/solid';
import { seenFrom, spareOf, zoneOf, type Disc, type Zone } from './room';
import { putOf, type Aim, type View } from './table';

export const REACH = 30;
const LAG = 0.1;
const BAR = 12;
const SWEEP = 2.4;
/** Seconds that the button, the key or the block is held until the block is down. */
export const LOWERING = 0.9;
/** The last samples of a path are sent: earlier ones have no effect. */
const SAMPLES = 240;
/** A block that was carried less than this many millimetres or samples was not carried by hand. */
const [CARRIED, FEWEST] = [2, 8];
/** Flat sides first, each with the gentler dome first. */
export const FACES = [0, 2, 4, 1, 3, 5] as const;

/** The bar's offset from the spot at a given time, in millimetres. */
export const bar = (at: number): number => BAR * (4 * Math.abs(((at / SWEEP) % 1) - 0.5) - 1);

interface Sample {
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
  /** How far the block is lowered: 1 is down, and it is placed when it is let go. */
  low = $state(0);
  /** From where it is seen, in degrees around the table: right is what is right there. */
  yaw = $state(0);
  private lowersSince = $state<number | null>(null);
  private pickedUp: number | null = null;
  private samples: Sample[] = [];
  private followed = 0;

  constructor(
    private readonly props: () => BoardProps<View>,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  get isOn(): boolean {
    const { live, view } = this.props();
    return live && view.stage === 'put';
  }
  get isLowering(): boolean {
    return this.lowersSince !== null;
  }
  get isDown(): boolean {
    return this.low >= 1;
  }
  /** Where the block is drawn: at the hand, or off the spot by the bar's offset. */
  get shown(): Aim {
    const { aim, hand, running, off, stopped } = this;
    if (hand) return { ...aim, ...hand };
    if (running === 'x') return { ...aim, x: aim.x + off };
    if (running === 'y') return { ...aim, x: aim.x + bar(stopped[0]!), y: aim.y + off };
    return aim;
  }
  /** The discs of the face that is down; null where the server tells none. */
  get discs(): readonly Disc[] | null {
    return this.props().view.room?.[this.aim.face] ?? null;
  }
  get zone(): Zone | null {
    return this.discs && zoneOf(this.discs, [this.shown.x, this.shown.y]);
  }

  reset(): void {
    this.aim = { x: 0, y: 0, turn: 0, face: 0 };
    [this.pickedUp, this.samples] = [null, []];
    this.cancel();
  }

  /** Right and away from the one who looks, in millimetres. */
  step(right: number, away: number): void {
    const [x, y] = seenFrom([right, away], -this.yaw);
    if (!this.running) this.goTo(this.aim.x + x, this.aim.y + y);
    this.describe(this.offset());
  }
  turn(by: number): void {
    this.set({ turn: (((this.aim.turn + by) % 360) + 360) % 360 });
    this.describe([this.props().say('blockout-turned', { turn: Math.round(this.aim.turn) })]);
  }
  nextFace(step = 1): void {
    const at = FACES.indexOf(this.aim.face as 0) + step + FACES.length;
    this.choose(FACES[at % FACES.length]!);
  }
  choose(face: number): void {
    this.set({ face });
    this.describe([this.props().say('blockout-face-down', { face })]);
  }
  private set(some: Partial<Aim>): void {
    if (!this.isOn || this.running) return;
    this.pickUp();
    this.aim = { ...this.aim, ...some };
    this.samples.push({ at: this.time, x: this.aim.x, y: this.aim.y, turn: this.aim.turn });
  }

  private pickUp(): void {
    if (this.pickedUp !== null) return;
    this.pickedUp = this.now();
    this.samples = [{ at: 0, x: this.aim.x, y: this.aim.y, turn: this.aim.turn }];
    this.props().pickUp?.();
  }
  /** Seconds since the block was picked up. */
  private get time(): number {
    return this.now() - (this.pickedUp ?? this.now());
  }

  // --- moved by a pointer

  grab(): void {
    if (!this.isOn || this.running) return;
    this.pickUp();
    this.hand = { x: this.aim.x, y: this.aim.y };
    this.followed = this.now();
    this.follow();
  }
  drag(x: number, y: number): void {
    if (this.hand) this.goTo(x, y);
  }
  drop(): void {
    if (!this.hand) return;
    this.hand = null;
    this.describe(this.offset());
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
    const inReach = (number: number) =>
      Math.max(-REACH, Math.min(REACH, Math.round(number * 10) / 10));
    this.set({ x: inReach(x), y: inReach(y) });
  }

  // --- lowered and let go

  lower(): void {
    if (!this.isOn || this.running || this.isLowering) return;
    this.pickUp();
    this.lowersSince = this.now();
    this.sink();
  }
  /** Places a block that is down; lifts one that is not. */
  letGo(): void {
    this.sink();
    if (this.isDown && this.isOn) this.release();
    else this.lift();
  }
  lift(): void {
    this.rise();
    this.hand = null;
  }
  /** Up again, and still in the hand. */
  rise(): void {
    [this.lowersSince, this.low] = [null, 0];
  }
  /** Lowers the block and lets go by itself, for those who cannot hold a button. */
  place(): void {
    this.lower();
    setTimeout(() => this.isLowering && this.letGo(), LOWERING * 1000 + 50);
  }
  private sink(): void {
    if (this.lowersSince === null) return;
    this.low = Math.min(1, (this.now() - this.lowersSince) / LOWERING);
    if (!this.isDown) globalThis.requestAnimationFrame?.(() => this.sink());
  }
  /** The move is where the block was aimed, and how the hand got there. */
  private release(): void {
    const hand = this.trace();
    this.cancel();
    this.props().propose(putOf(this.aim), hand);
  }
  /** Without a path there is no hand of the player's own: a careful one lets go. */
  private trace(): string | undefined {
    const sent = this.samples.slice(-SAMPLES);
    const steps = sent.slice(1).map(({ x, y }, at) => Math.hypot(x - sent[at]!.x, y - sent[at]!.y));
    const path = steps.reduce((sum, step) => sum + step, 0);
    if (sent.length < FEWEST || path < CARRIED) return undefined;
    const written = sent.map(({ at, x, y, turn }) =>
      [at.toFixed(3), tenth(x), tenth(y), tenth(turn)].join(','),
    );
    return `traced ${written.join(';')} ${this.time.toFixed(3)}`;
  }

  // --- the bar

  /** Starts the bar, stops it for X, stops it for Y and lets go. */
  press(): void {
    if (!this.isOn) return;
    const { say, announce } = this.props();
    if (!this.running) {
      this.lift();
      // The bar runs from the moment when the block is picked up.
      this.pickedUp = null;
      this.pickUp();
      this.stopped = [];
      this.running = 'x';
      announce({ text: say('blockout-stop-x') });
      return this.tick();
    }
    this.stopped = [...this.stopped, this.time];
    if (this.running === 'x') {
      this.running = 'y';
      return announce({ text: say('blockout-stop-y') });
    }
    const hand = `keyed ${this.stopped.map((at) => at.toFixed(3)).join(' ')}`;
    this.cancel();
    this.props().propose(putOf(this.aim), hand);
  }
  cancel(): void {
    this.running = '';
    this.lift();
  }
  private tick(): void {
    if (!this.running) return;
    this.off = bar(this.time);
    globalThis.requestAnimationFrame?.(() => this.tick());
  }

  // --- in words

  /** Says what has changed, and what would come of it. */
  private describe(parts: string[]): void {
    if (this.hand || !this.isOn) return;
    const { say, announce } = this.props();
    const text = [...parts, this.outlook()].filter(Boolean).join(say('list-comma'));
    announce({ text: say('sentence', { text }) });
  }
  /** How far off the middle, as it is seen. */
  offset(): string[] {
    const { say } = this.props();
    const [right, away] = seenFrom([this.shown.x, this.shown.y], this.yaw);
    const mm = (off: number) => Math.abs(Math.round(off));
    if (!mm(right) && !mm(away)) return [say('blockout-centred')];
    return [
      ...(mm(right)
        ? [say('blockout-across', { side: right >= 0 ? 'right' : 'left', mm: mm(right) })]
        : []),
      ...(mm(away)
        ? [say('blockout-toward', { side: away >= 0 ? 'away' : 'near', mm: mm(away) })]
        : []),
    ];
  }
  /** What would come of it, where the server tells. */
  outlook(): string {
    const { say } = this.props();
    const { discs, zone } = this;
    if (!discs || !zone) return '';
    const spot: Spot = [this.shown.x, this.shown.y];
    const spare = Math.floor(spareOf(discs, spot, 'holds'));
    return say(`blockout-zone-${zone}`, { mm: Math.min(spare, REACH) });
  }
}

const tenth = (number: number): string => String(Math.round(number * 10) / 10 + 0);
