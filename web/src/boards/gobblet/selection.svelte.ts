/** The gobblet in hand between the first click and the move, and where it may go. */
import type { BoardProps } from '../board';
import { COLOURS, cupOf, squareIndex, squareName, type Cup, type View } from './table';

export type Origin = { square: string } | { size: number; slot: number };

export class Selection {
  private taken = $state.raw<Origin | null>(null);
  /** The square under the cursor, and a square where the gobblet in hand does not go. */
  over = $state<string | null>(null);
  bad = $state<string | null>(null);

  constructor(private readonly props: () => BoardProps<View>) {}

  /** Where the gobblet in hand is from; at a strict table the server keeps this. */
  get from(): Origin | null {
    const { live, view } = this.props();
    return live && !view.held ? this.taken : null;
  }

  /** How the move begins: `a1`, `4`, or nothing when the lift has been played. */
  get prefix(): string | null {
    if (this.props().view.held) return '';
    if (!this.from) return null;
    return 'square' in this.from ? this.from.square : String(this.from.size);
  }

  get isHolding(): boolean {
    return this.props().live && this.prefix !== null;
  }

  get cup(): Cup | null {
    const { view, seat } = this.props();
    if (view.held) return cupOf(view.held);
    if (!this.from) return null;
    if ('square' in this.from) return this.top(this.from.square);
    return { size: this.from.size as Cup['size'], colour: COLOURS[seat === 1 ? 1 : 0] };
  }

  get targets(): Set<string> {
    const { prefix } = this;
    if (!this.isHolding || prefix === null) return new Set();
    const moves = this.props().legal.filter((move) => move.startsWith(prefix));
    return new Set(moves.map((move) => move.slice(prefix.length)));
  }

  has(square: string): boolean {
    return this.from !== null && 'square' in this.from && this.from.square === square;
  }

  hasSlot(slot: number): boolean {
    return this.from !== null && 'slot' in this.from && this.from.slot === slot;
  }

  /** What is left at a place beside the board: while the outermost of a stack is in hand, the next
   * one shows. */
  sizeLeft(size: number, slot: number): number {
    if (!this.hasSlot(slot)) return size;
    return this.props().view.stacked ? size - 1 : 0;
  }

  top(square: string): Cup | null {
    const { view } = this.props();
    const cup = view.squares[squareIndex(square, view.side)]?.at(-1);
    return cup ? cupOf(cup) : null;
  }

  /** Clears the selection, when the position has changed. */
  forget(): void {
    this.taken = this.over = this.bad = null;
  }

  letGo(): void {
    this.forget();
    this.props().announce(null);
  }

  enter(size: number, slot: number): void {
    const { live, view } = this.props();
    if (!live || !size || view.held) return;
    if (this.hasSlot(slot)) this.letGo();
    else this.take({ size, slot });
  }

  press(square: string): void {
    const { live, legal, view, propose } = this.props();
    if (!live) return;
    if (this.isHolding) this.put(square);
    else if (!legal.some((move) => move.startsWith(square))) void this.whyNotTake(square);
    else if (view.strict) propose(square);
    else this.take({ square });
  }

  put(square: string): void {
    const { prefix } = this;
    if (prefix === null) return;
    if (square === prefix) return this.letGo();
    if (!this.targets.has(square)) return void this.whyNotPut(square);
    this.forget();
    this.props().propose(prefix + square);
  }

  /** Announces what putting the gobblet here would do; why it cannot go here only once it is tried. */
  look(square: string | null): void {
    const { say, announce } = this.props();
    this.over = square;
    // The reason why not stays until something else is pointed at: its link is outside the board.
    if (this.bad && (!square || square === this.bad)) return;
    this.bad = null;
    if (!this.isHolding || !this.cup) return;
    if (!square || !this.targets.has(square)) return this.explain();
    const covered = this.top(square);
    const text = covered
      ? say('gobblet-covers', { top: this.named(covered), square })
      : say('gobblet-fits', { square });
    announce({ text, mood: 'good' });
  }

  /** Announces where the gobblet in hand may go. */
  private explain(): void {
    const { view, say, announce } = this.props();
    const [open, covered] = [false, true].map((wanted) =>
      [...this.targets].some((square) => Boolean(this.top(square)) === wanted),
    );
    const where = open && covered ? 'both' : open ? 'empty' : covered ? 'over' : 'none';
    const more = say('gobblet-in-hand-now-more', { size: this.cup!.size });
    // At a strict table it cannot be put back, and the prompt says so.
    announce({ text: say('gobblet-in-hand-now', { where }), ...(view.held ? {} : { more }) });
  }

  /** The label of a square for screen readers, including covered gobblets. */
  label(square: string): string {
    const { view, say } = this.props();
    const stack = view.squares[squareIndex(square, view.side)] ?? [];
    const [top, ...under] = stack.map((cup) => this.named(cupOf(cup))).reverse();
    const comma = say('list-comma');
    const shown = !top
      ? say('gobblet-empty', { square })
      : under.length === 0
        ? say('gobblet-shows', { top, square })
        : say('gobblet-shows-over', { top, square, under: under.join(comma) });
    const kind = this.may(square);
    return kind ? [shown, say('gobblet-may', { kind })].join(comma) : shown;
  }

  /** What pressing this square does for the game now; null where it does nothing. */
  may(square: string): 'put' | 'cover' | 'take' | null {
    const { live, legal } = this.props();
    if (this.isHolding)
      return !this.targets.has(square) ? null : this.top(square) ? 'cover' : 'put';
    return live && legal.some((move) => move.startsWith(square)) ? 'take' : null;
  }

  private named(cup: Cup): string {
    return this.props().say('gobblet-one', { colour: cup.colour, size: cup.size });
  }

  private take(origin: Origin): void {
    this.taken = origin;
    this.bad = null;
    this.explain();
  }

  private async whyNotPut(square: string): Promise<void> {
    const { preview, announce } = this.props();
    this.bad = square;
    const objection = await preview(this.prefix + square);
    if (objection && this.bad === square) announce({ objection });
  }

  private async whyNotTake(square: string): Promise<void> {
    const { view, preview, announce } = this.props();
    const away = squareName(square === 'a1' ? 1 : 0, view.side);
    const objection = await preview(view.strict ? square : square + away);
    if (objection) announce({ objection });
  }
}
