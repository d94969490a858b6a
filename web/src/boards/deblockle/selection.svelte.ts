/** The player's selection: a block and its roll; in the set-up a die and its rotation. */
import type { BoardProps } from '../board';
import {
  COLOURS,
  lying,
  northsOf,
  coordinatesOf,
  directionOf,
  tipped,
  nameOf,
  turnOf,
  hopPath,
  type Block,
  type Faces,
  type Sign,
  type View,
} from './table';

export class Selection {
  private chosen = $state<string | null>(null);
  private target = $state<string | null>(null);
  /** In the set-up: the selected die, and its clockwise quarter turns. */
  private wished = $state<Sign | null>(null);
  private turns = $state(0);
  /** The space that was pointed at last. */
  private pointed = $state<string | null>(null);
  /** The square under the cursor, and a square that was refused. */
  over = $state<string | null>(null);
  bad = $state<string | null>(null);

  constructor(private readonly props: () => BoardProps<View>) {}

  // --- the set-up

  get isPlacing(): boolean {
    const { live, view } = this.props();
    return live && view.stage === 'arrange';
  }
  /** The symbols that can be placed, without duplicates. */
  get tops(): Sign[] {
    return [...new Set(this.props().legal.map((move) => move[0] as Sign))];
  }
  get top(): Sign | null {
    if (!this.isPlacing) return null;
    return this.wished && this.tops.includes(this.wished) ? this.wished : (this.tops[0] ?? null);
  }
  /** The orientation of the block in hand. */
  get faces(): Faces | null {
    const { top } = this;
    return top === null ? null : lying(top, northsOf(top)[this.turns & 3]!);
  }
  /** The space for the block in hand: the one pointed at last, or the first one. */
  get spot(): string | null {
    if (!this.isPlacing) return null;
    const { targets, pointed } = this;
    return pointed && targets.has(pointed) ? pointed : ([...targets][0] ?? null);
  }
  take(top: Sign): void {
    this.wished = top;
    this.explain();
  }
  nextDie(step: number): void {
    const { tops, top } = this;
    if (top) this.take(tops[(tops.indexOf(top) + step + tops.length) % tops.length]!);
  }
  turn(step = 1): void {
    this.turns += step;
    this.explain();
  }

  // --- a turn

  get from(): string | null {
    return this.props().live && this.props().view.stage === 'play' ? this.chosen : null;
  }
  /** Where the selected block has been rolled to, before the move is sent. */
  get rolled(): string | null {
    return this.from ? this.target : null;
  }
  get movable(): Set<string> {
    const { live, legal, view } = this.props();
    return new Set(live && view.stage === 'play' ? legal.map((move) => move.slice(0, 2)) : []);
  }
  /** Where the selected block can roll to, and where each roll can end. */
  get rolls(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    if (!this.from) return found;
    for (const move of this.props().legal) {
      const turn = turnOf(move);
      if (turn?.from !== this.from) continue;
      found.set(turn.to, [...(found.get(turn.to) ?? []), ...(turn.end ? [turn.end] : [])]);
    }
    return found;
  }
  /** The squares that can be pressed now. */
  get targets(): Set<string> {
    const { top, faces } = this;
    if (this.isPlacing && top && faces) {
      const start = `${top}${faces.north}@`;
      return new Set(
        this.props()
          .legal.filter((move) => move.startsWith(start))
          .map((move) => move.slice(3)),
      );
    }
    if (this.rolled) return new Set(this.rolls.get(this.rolled));
    return new Set(this.rolls.keys());
  }
  /** The landing squares of the roll under the cursor, or of all rolls. */
  get landings(): Set<string> {
    if (!this.from || this.rolled) return new Set();
    const looked = this.over ? this.rolls.get(this.over) : undefined;
    return new Set(looked ?? [...this.rolls.values()].flat());
  }
  get block(): Block | null {
    return this.props().view.blocks.find((one) => one.square === this.from) ?? null;
  }
  /** The orientation of the selected block after rolling to this square. */
  after(to: string): Faces | null {
    return this.block && tipped(this.block, directionOf(this.block.square, to));
  }
  /** The symbol that has come up and decides the hop. */
  get came(): Sign | null {
    return this.rolled && this.after(this.rolled)!.top;
  }
  /** A block as it would lie: the one in hand, or the selected one after the roll to the square under
   * the cursor. */
  get ghost(): Block | null {
    const { faces, spot, over, block, rolled } = this;
    const { placing } = this.props().view;
    if (faces && spot && placing) return { ...faces, square: spot, colour: placing };
    if (!block || rolled || !over || !this.rolls.has(over)) return null;
    return { ...block, ...this.after(over)!, square: over };
  }
  /** The path of the hop to the square under the cursor. */
  get path(): string[] {
    const { rolled: to, from, over } = this;
    if (!from || !to || !over || !this.targets.has(over)) return [];
    return hopPath(this.props().view, { from, to, end: over }, this.after(to)!.top);
  }

  /** Clears the selection, when the position has changed. */
  forget(): void {
    this.chosen = this.target = this.bad = null;
    this.turns = 0;
  }

  back(): void {
    this.bad = null;
    if (this.target) this.target = null;
    else this.chosen = null;
    this.explain();
  }

  press(square: string): void {
    if (!this.props().live) return;
    this.bad = null;
    if (this.isPlacing) this.place(square);
    else if (this.rolled) this.hop(square);
    else if (this.from && this.rolls.has(square)) this.roll(square);
    else if (square === this.from) this.back();
    else if (this.movable.has(square)) this.choose(square);
    else void this.whyNot(square, this.from ? this.from + square : square + besides(square));
  }

  private place(square: string): void {
    const { top, faces } = this;
    if (!top || !faces) return;
    const move = `${top}${faces.north}@${square}`;
    if (this.targets.has(square)) this.props().propose(move);
    else void this.whyNot(square, move);
  }

  private choose(square: string): void {
    this.chosen = square;
    this.target = null;
    this.explain();
  }

  private roll(square: string): void {
    if (this.rolls.get(square)!.length) {
      this.target = square;
      return this.explain();
    }
    this.play(this.from + square);
  }

  private hop(square: string): void {
    const move = `${this.from}${this.rolled}${square}`;
    if (this.targets.has(square)) this.play(move);
    else if (square === this.rolled || square === this.from) this.back();
    else void this.whyNot(square, move);
  }

  private play(move: string): void {
    this.props().propose(move);
  }

  /** Announces what pressing this square would do. */
  look(square: string | null): void {
    const { live, say, announce } = this.props();
    this.over = square;
    if (square) this.pointed = square;
    if (!live || !square || !this.targets.has(square)) return;
    this.bad = null;
    const text = this.promise(square);
    if (text) announce({ text: say('sentence', { text }), mood: 'good' });
  }

  private promise(square: string): string {
    const { say, view } = this.props();
    const { faces } = this;
    if (this.isPlacing && faces) {
      const [top, north] = [this.named(faces.top), this.named(faces.north)];
      return say('deblockle-places', { square, top, north });
    }
    if (this.rolled) return say('deblockle-lands', { square });
    if (view.stars.includes(square)) return say('deblockle-leaves', { square });
    const top = this.named(this.after(square)!.top);
    return say('deblockle-rolls', { square, top, count: this.rolls.get(square)!.length });
  }

  /** Announces what to do next. */
  private explain(): void {
    const { say, announce } = this.props();
    const { from, rolled, faces } = this;
    if (this.isPlacing && faces) {
      const [top, north] = [this.named(faces.top), this.named(faces.north)];
      return announce({ text: say('deblockle-holding', { top, north }) });
    }
    if (!from) return announce(null);
    const said = rolled ? 'deblockle-choose-hop' : 'deblockle-choose-roll';
    announce({ text: say(said, { symbol: this.came ?? '' }), more: say(`${said}-more`) });
  }

  /** Puts the block in hand down where its ghost stands. */
  putDown(): void {
    if (this.spot) this.press(this.spot);
  }

  /** The label of a square for screen readers. */
  label(square: string): string {
    const { view, say } = this.props();
    const block = this.shown(square);
    const parts = [block ? this.described(block, square) : this.bare(square, view, say)];
    const kind = this.may(square);
    if (kind) parts.push(say('deblockle-may', { kind }));
    return parts.join(say('list-comma'));
  }

  /** What pressing this square does for the game now; null where it does nothing. */
  may(square: string): 'place' | 'hop' | 'roll' | 'leave' | 'choose' | null {
    if (this.targets.has(square)) {
      if (this.isPlacing) return 'place';
      if (this.rolled) return 'hop';
      return this.props().view.stars.includes(square) ? 'leave' : 'roll';
    }
    return !this.from && this.movable.has(square) ? 'choose' : null;
  }

  /** The block drawn on a square: the selected one stands where it has been rolled to. */
  shown(square: string): Block | null {
    const { view } = this.props();
    const { from, rolled, block } = this;
    if (rolled && block && square === rolled) return { ...block, ...this.after(rolled)!, square };
    if (rolled && square === from) return null;
    return view.blocks.find((one) => one.square === square) ?? null;
  }

  private bare(square: string, view: View, say: BoardProps<View>['say']): string {
    const home = view.stars.indexOf(square);
    if (home >= 0) return say('deblockle-star', { square, colour: COLOURS[home]! });
    const start = view.stage === 'play' ? -1 : view.starts.findIndex((all) => all.includes(square));
    if (start >= 0) return say('deblockle-start', { square, colour: COLOURS[start]! });
    return say('deblockle-open', { square });
  }

  private described(block: Block, square: string): string {
    const { top, north, east, south, west, bottom } = block;
    const names = Object.entries({ top, north, east, south, west, bottom }).map(([side, sign]) => [
      side,
      this.named(sign),
    ]);
    const faces = Object.fromEntries(names) as Record<string, string>;
    return this.props().say('deblockle-block', { square, colour: block.colour, ...faces });
  }

  private named(symbol: Sign): string {
    return this.props().say('deblockle-symbol', { symbol });
  }

  private async whyNot(square: string, move: string): Promise<void> {
    const { preview, announce } = this.props();
    this.bad = square;
    const objection = await preview(move);
    if (objection && this.bad === square) announce({ objection });
  }
}

/** An adjacent square, to ask the server why nothing rolls from here. */
function besides(square: string): string {
  const [column, row] = coordinatesOf(square);
  return nameOf([column, row > 0 ? row - 1 : row + 1]);
}
