/** Animations: blocks that roll over an edge, hop or leave by the star, and dice that tumble. */
import { axesTurned, plus, easeInOutCubic, tween, type Axes, type Vec } from '../../design/solid';
import { playSound } from '../../design/sound';
import { groundOf, HALF, standing, type Posed } from './layout';
import {
  axesOf,
  directionOf,
  tipped,
  turnOf,
  hopPath,
  type Block,
  type Colour,
  type View,
} from './table';

const ROLL = 320;
const HOP = 260;
const TUMBLE = 1100;

export class Motion {
  /** The moving block, with the square it belongs to. */
  moving = $state.raw<(Posed & { square: string }) | null>(null);
  /** A block that rises from the star and fades out. */
  leaving = $state.raw<(Posed & { colour: Colour; part: number }) | null>(null);
  /** Where the last block left; the count restarts the animation. */
  burst = $state.raw<{ square: string; count: number } | null>(null);
  /** From 1 to 0 while the dice tumble. */
  tumble = $state(0);
  /** The roll that was already animated while the player was choosing. */
  private seenRoll = '';
  private run = 0;
  private halt: (() => void) | null = null;

  /** Animates the roll of the selected block before the turn is played. */
  tryRoll(block: Block, to: string): void {
    this.seenRoll = block.square + to;
    void this.start(async (isCancelled) => {
      await this.roll(block, to, to, isCancelled);
    });
  }

  forgetRoll(): void {
    this.seenRoll = '';
  }

  /** Animates a turn; `before` is the view before it. */
  play(before: View, move: string): void {
    const turn = turnOf(move);
    const block = turn && before.blocks.find((one) => one.square === turn.from);
    if (!turn || !block) return this.stop();
    const isSeen = this.seenRoll === turn.from + turn.to;
    this.seenRoll = '';
    const lies = tipped(block, directionOf(turn.from, turn.to));
    void this.start(async (isCancelled) => {
      if (before.stars.includes(turn.to)) return this.leave(block, turn.to, isCancelled);
      const shownAt = turn.end ?? turn.to;
      if (!isSeen) await this.roll(block, turn.to, shownAt, isCancelled);
      const path = hopPath(before, turn, lies.top);
      for (let at = 1; at < path.length && !isCancelled(); at++) {
        await this.hop(
          path[at - 1]!,
          path[at]!,
          shownAt,
          axesOf(lies),
          lies.top === 'L',
          isCancelled,
        );
      }
    });
  }

  /** The dice come to rest one after another; any key or touch hurries them. */
  rollDice(): void {
    playSound('topple');
    const { done, stop } = tween(TUMBLE, (part) => (this.tumble = 1 - part));
    const listening = new AbortController();
    const hurry = () => {
      stop();
      this.tumble = 0;
    };
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, hurry, { signal: listening.signal });
    void done.then(() => listening.abort());
  }

  stop(): void {
    this.run++;
    this.halt?.();
    this.moving = this.leaving = null;
  }

  private async start(act: (isCancelled: () => boolean) => Promise<void>): Promise<void> {
    this.stop();
    const mine = this.run;
    await act(() => this.run !== mine);
    if (this.run === mine) this.moving = this.leaving = null;
  }

  private tween(ms: number, step: (part: number) => void): Promise<void> {
    step(0);
    const { done, stop } = tween(ms, step);
    this.halt = stop;
    return done;
  }

  private async roll(
    block: Block,
    to: string,
    square: string,
    isCancelled: () => boolean,
  ): Promise<void> {
    await this.tween(ROLL, (part) => {
      if (!isCancelled()) this.moving = { square, ...tippedBy(block, to, easeInOutCubic(part)) };
    });
    if (!isCancelled()) playSound('tip');
  }

  private hop(
    a: string,
    b: string,
    square: string,
    axes: Axes,
    slides: boolean,
    isCancelled: () => boolean,
  ): Promise<void> {
    const [from, to] = [groundOf(a), groundOf(b)];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const ms = slides ? HOP + far * 50 : HOP;
    return this.tween(ms, (part) => {
      if (isCancelled()) return;
      const k = easeInOutCubic(part);
      const along: Vec = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k, 0];
      const high = slides ? 0 : 4 * 0.55 * part * (1 - part);
      this.moving = { square, axes, centre: standing(plus(along, [0, 0, high])) };
    });
  }

  private async leave(block: Block, to: string, isCancelled: () => boolean): Promise<void> {
    const { colour } = block;
    await this.tween(ROLL, (part) => {
      if (!isCancelled())
        this.leaving = { colour, part: 0, ...tippedBy(block, to, easeInOutCubic(part)) };
    });
    if (isCancelled()) return;
    this.burst = { square: to, count: (this.burst?.count ?? 0) + 1 };
    playSound('turn');
    const rest = { ...tippedBy(block, to, 1), colour };
    await this.tween(ROLL * 2, (part) => {
      const k = easeInOutCubic(part);
      const centre = plus(rest.centre, [0, 0, k * 1.6]);
      const axes = axesTurned(rest.axes, [0, 0, 1], k * Math.PI);
      if (!isCancelled()) this.leaving = { colour, centre, axes, part: k };
    });
  }
}

/** A block partly rolled over its edge; as squares are larger than blocks, it slides a bit. */
export function tippedBy(block: Block, to: string, part: number): Posed {
  const [x, y] = directionOf(block.square, to);
  const start = standing(groundOf(block.square));
  const edge = plus(start, [x * HALF, y * HALF, -HALF]);
  const axis: Vec = [-y, x, 0];
  const angle = (part * Math.PI) / 2;
  const arm: Axes = [
    [start[0] - edge[0], start[1] - edge[1], HALF],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const [turned] = axesTurned(arm, axis, angle);
  const glide = (1 - 2 * HALF) * part;
  return {
    centre: plus(plus(edge, turned), [x * glide, y * glide, 0]),
    axes: axesTurned(axesOf(block), axis, angle),
  };
}

/** The pose of a tumbling die; each comes to rest a little after the one before. */
export function tumbled(rest: Posed, index: number, part: number): Posed {
  const left = Math.max(0, Math.min(1, part * 1.9 - 0.9 + index * 0.11));
  const axis: Vec = index % 2 ? [0.8, 0.6, 0] : [-0.6, 0.8, 0];
  return {
    centre: plus(rest.centre, [
      left * (1.4 + index * 0.2),
      0,
      Math.abs(Math.sin(left * 9)) * left * 0.9,
    ]),
    axes: axesTurned(rest.axes, axis, left * Math.PI * 3),
  };
}
