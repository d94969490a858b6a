/** Animations: blocks that roll over an edge, hop or leave by the star, and dice that tumble. */
import { axesTurned, plus, easeInOutCubic, tween, type Axes, type Vec } from '../../design/solid';
import { playSound } from '../../design/sound';
import { groundOf, HALF, standing, type Posed } from './layout';
import {
  axesOf,
  directionOf,
  tipped,
  turnOf,
  wayOf,
  type Block,
  type Colour,
  type View,
} from './table';

const ROLL = 320;
const HOP = 260;
const TUMBLE = 1100;

export class Motion {
  /** The block that moves, by the square on which it is shown. */
  moving = $state.raw<(Posed & { square: string }) | null>(null);
  /** A block that has left: it rises from the star and is gone. */
  leaving = $state.raw<(Posed & { colour: Colour; part: number }) | null>(null);
  /** Grows by one whenever a block leaves; where it did. */
  burst = $state.raw<{ square: string; count: number } | null>(null);
  /** From 1 to 0 while the dice tumble. */
  tumble = $state(0);
  /** The roll that the player has seen already, while choosing. */
  private seenRoll = '';
  private run = 0;
  private halt: (() => void) | null = null;

  /** The chosen block tips over, before anything is played. */
  tryRoll(block: Block, to: string): void {
    this.seenRoll = block.square + to;
    void this.start(async (isOld) => {
      await this.roll(block, to, to, isOld);
    });
  }

  forgetRoll(): void {
    this.seenRoll = '';
  }

  /** A turn has been played; `before` is how the table looked. */
  play(before: View, move: string): void {
    const turn = turnOf(move);
    const block = turn && before.blocks.find((one) => one.square === turn.from);
    if (!turn || !block) return this.stop();
    const isSeen = this.seenRoll === turn.from + turn.to;
    this.seenRoll = '';
    const lies = tipped(block, directionOf(turn.from, turn.to));
    void this.start(async (isOld) => {
      if (before.stars.includes(turn.to)) return this.leave(block, turn.to, isOld);
      const shownAt = turn.end ?? turn.to;
      if (!isSeen) await this.roll(block, turn.to, shownAt, isOld);
      const way = wayOf(before, turn, lies.top);
      for (let at = 1; at < way.length && !isOld(); at++) {
        await this.hop(way[at - 1]!, way[at]!, shownAt, axesOf(lies), lies.top === 'L', isOld);
      }
    });
  }

  /** The dice come to rest one after another. */
  rollDice(): void {
    playSound('topple');
    void tween(TUMBLE, (part) => (this.tumble = 1 - part)).done;
  }

  stop(): void {
    this.run++;
    this.halt?.();
    this.moving = this.leaving = null;
  }

  private async start(act: (isOld: () => boolean) => Promise<void>): Promise<void> {
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
    isOld: () => boolean,
  ): Promise<void> {
    await this.tween(ROLL, (part) => {
      if (!isOld()) this.moving = { square, ...tippedBy(block, to, easeInOutCubic(part)) };
    });
    if (!isOld()) playSound('tip');
  }

  private hop(
    a: string,
    b: string,
    square: string,
    axes: Axes,
    slides: boolean,
    isOld: () => boolean,
  ): Promise<void> {
    const [from, to] = [groundOf(a), groundOf(b)];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const ms = slides ? HOP + far * 50 : HOP;
    return this.tween(ms, (part) => {
      if (isOld()) return;
      const k = easeInOutCubic(part);
      const along: Vec = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k, 0];
      const high = slides ? 0 : 4 * 0.55 * part * (1 - part);
      this.moving = { square, axes, centre: standing(plus(along, [0, 0, high])) };
    });
  }

  private async leave(block: Block, to: string, isOld: () => boolean): Promise<void> {
    const { colour } = block;
    await this.tween(ROLL, (part) => {
      if (!isOld())
        this.leaving = { colour, part: 0, ...tippedBy(block, to, easeInOutCubic(part)) };
    });
    if (isOld()) return;
    this.burst = { square: to, count: (this.burst?.count ?? 0) + 1 };
    playSound('turn');
    const rest = { ...tippedBy(block, to, 1), colour };
    await this.tween(ROLL * 2, (part) => {
      const k = easeInOutCubic(part);
      const centre = plus(rest.centre, [0, 0, k * 1.6]);
      const axes = axesTurned(rest.axes, [0, 0, 1], k * Math.PI);
      if (!isOld()) this.leaving = { colour, centre, axes, part: k };
    });
  }
}

/** A block on its way over the edge: it also slides the little way by which squares are larger. */
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

/** How a die lies while it tumbles; each comes to rest a little after the one before. */
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
