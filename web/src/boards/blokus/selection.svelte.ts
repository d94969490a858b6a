/** The piece in hand: its orientation, where it lies as a ghost, and whether it may be placed there.
 *
 * A pointer leads it from one legal place to the next; arrow keys carry it square by square. Why a
 * place is not legal is said only where somebody stays or tries to put the piece down. */
import type { BoardProps } from '../board';
import type { Square } from './piece';
import { contacts, coversOf, nearest, openCorners, placementsOf } from './placements';
import { moveOf, nameOf, sizeOf, squaresOf, turned, type Colour, type View } from './table';

/** Milliseconds over a place that is not legal before the reason is shown. */
const WONDERS = 400;

export class Selection {
  private chosen = $state<string | null>(null);
  private turns = $state(0);
  private mirrored = $state(false);
  /** The square under the piece's upper left corner, or the keyboard cursor. */
  at = $state.raw<Square>([0, 0]);
  /** Where a pointer last was, in squares. */
  private pointed: readonly [number, number] | null = null;
  private wonders: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => BoardProps<View>) {
    const { side } = props().view;
    this.at = [Math.floor(side / 2) - 1, Math.floor(side / 2) - 1];
  }

  /** The colour to play, or the one whose pieces are shown to this seat. */
  get colour(): Colour | null {
    const { view, seat } = this.props();
    const mine = view.colours.filter((one) => one.seat === seat);
    const next = mine.find((one) => one.colour === view.turn) ?? mine[0];
    return next?.colour ?? view.turn;
  }

  get left(): string[] {
    return this.props().view.colours.find((one) => one.colour === this.colour)?.left ?? [];
  }

  get piece(): string | null {
    return this.chosen && this.left.includes(this.chosen) ? this.chosen : null;
  }

  get shape(): Square[] {
    if (!this.piece) return [];
    return turned(squaresOf(this.props().view.shapes[this.piece]!), this.turns, this.mirrored);
  }

  get squares(): Square[] {
    return this.shape.map(([row, column]) => [row + this.at[0], column + this.at[1]]);
  }

  get move(): string {
    return this.moveAt(this.at);
  }

  get fits(): boolean {
    const { live, legal } = this.props();
    return live && this.piece !== null && legal.includes(this.move);
  }

  // --- what may be placed, and where

  private placements = $derived.by(() => {
    const { live, legal, view, flipped } = this.props();
    return placementsOf(live ? legal : [], view, flipped);
  });
  private covers = $derived.by(() => {
    const { view, flipped } = this.props();
    return coversOf(view, flipped, this.colour);
  });
  /** Open corners of the player's colour. */
  corners = $derived(openCorners(this.placements.values(), this.covers));
  /** Where the ghost touches its own colour. */
  get contacts(): Square[] {
    return this.fits ? contacts(this.squares, this.covers) : [];
  }
  canPlace(piece: string): boolean {
    return this.placements.has(piece);
  }

  private get ofPiece() {
    return this.placements.get(this.piece ?? '') ?? [];
  }
  /** The legal placements of the piece as it lies now: shapes that look the same are the same. */
  private get asItLies() {
    const shape = this.shape.map(String).sort().join(' ');
    const own = (squares: readonly Square[], [row, column]: Square) =>
      squares
        .map(([r, c]) => String([r - row, c - column]))
        .sort()
        .join(' ');
    return this.ofPiece.filter(({ squares, at }) => own(squares, at) === shape);
  }

  /** All squares that the piece could cover in its current orientation. */
  get reach(): Set<string> {
    return new Set(this.asItLies.flatMap(({ squares }) => squares.map(String)));
  }

  // --- choosing and turning

  /** Takes a piece, or puts it back. */
  choose(piece: string): void {
    if (this.piece === piece) this.letGo();
    else this.take(piece);
  }

  /** Takes a piece as it lies in the tray and shows it at the nearest place where it can lie. */
  take(piece: string): void {
    this.chosen = piece;
    this.turns = 0;
    this.mirrored = false;
    this.settle();
  }

  /** Selects the next or previous remaining piece. */
  cycle(step: number): void {
    const { left } = this;
    if (left.length === 0) return;
    const now = this.piece ? left.indexOf(this.piece) : step > 0 ? -1 : 0;
    this.take(left[(now + step + left.length) % left.length]!);
  }

  letGo(): void {
    clearTimeout(this.wonders);
    this.chosen = null;
    this.props().announce(null);
  }

  turn(by: number): void {
    if (!this.piece) return;
    this.turns = (this.turns + by) & 3;
    this.settle(true);
  }

  mirror(): void {
    if (!this.piece) return;
    // Mirrors left and right as seen, whatever the piece's rotation.
    this.mirrored = !this.mirrored;
    this.turns = -this.turns & 3;
    this.settle(true);
  }

  /** Moves the ghost to the nearest legal place; a piece that was just taken may turn for it. */
  private settle(keepsOrientation = false): void {
    if (!this.props().live) return this.clamp();
    const here = this.asItLies;
    const pool = here.length || keepsOrientation ? here : this.ofPiece;
    const found = nearest(pool, this.pointed ?? this.middle);
    if (found) {
      [this.turns, this.mirrored, this.at] = [
        here.length ? this.turns : found.turns,
        here.length ? this.mirrored : found.mirrored,
        found.at,
      ];
    }
    this.clamp();
    this.tell();
  }

  private get middle(): readonly [number, number] {
    const half = this.props().view.side / 2;
    return [half, half];
  }

  // --- pointers: from one legal place to the next

  /** A pointer is here, in squares: the ghost goes to the nearest legal place. */
  hover(row: number, column: number): void {
    this.pointed = [row, column];
    if (!this.piece) return;
    const wanted = this.around(row, column);
    clearTimeout(this.wonders);
    const places = this.asItLies;
    const found = nearest(places, [row, column]);
    const isLegal = places.some(({ at }) => String(at) === String(wanted));
    const before = this.at;
    this.at = isLegal || !found ? wanted : found.at;
    if (String(before) !== String(this.at)) this.tell();
    if (!isLegal && this.props().live)
      this.wonders = setTimeout(() => void this.explain(wanted), WONDERS);
  }

  /** A tap or a click: on the ghost it places, elsewhere it brings the ghost there. */
  tap(row: number, column: number): void {
    this.pointed = [row, column];
    if (!this.piece) return;
    const covers = ([r, c]: Square) => r === Math.floor(row) && c === Math.floor(column);
    if (this.fits && this.squares.some(covers)) return this.place();
    const pool = this.asItLies.length ? this.asItLies : this.ofPiece;
    const found = nearest(pool, [row, column], true);
    if (!found) return void this.explain(this.around(row, column));
    [this.turns, this.mirrored, this.at] =
      pool === this.ofPiece
        ? [found.turns, found.mirrored, found.at]
        : [this.turns, this.mirrored, found.at];
    this.tell();
    if (!found.squares.some(covers)) void this.explain(this.around(row, column));
  }

  /** A mouse leads the ghost all the time: a click places it where it was meant to go. */
  click(row: number, column: number): void {
    const wanted = this.around(row, column);
    const isMeant =
      String(wanted) === String(this.at) ||
      this.squares.some(([r, c]) => r === Math.floor(row) && c === Math.floor(column));
    if (isMeant) this.place();
    else void this.explain(wanted);
  }

  private around(row: number, column: number): Square {
    const { height, width } = sizeOf(this.shape);
    return this.within([Math.round(row - height / 2), Math.round(column - width / 2)]);
  }

  // --- keys

  step(rows: number, columns: number): void {
    this.at = [this.at[0] + rows, this.at[1] + columns];
    this.clamp();
    this.tell();
  }

  place(): void {
    if (!this.piece) return;
    clearTimeout(this.wonders);
    if (!this.fits) return void this.explain(this.at);
    const { move } = this;
    this.chosen = null;
    this.props().propose(move);
  }

  /** The name of the square under the cursor. */
  get here(): string {
    const { view, flipped } = this.props();
    return nameOf(this.at, view.side, flipped);
  }

  private moveAt([row, column]: Square): string {
    const { view, flipped } = this.props();
    return moveOf(
      this.shape.map(([r, c]): Square => [r + row, c + column]),
      view.side,
      flipped,
    );
  }

  private within([row, column]: Square): Square {
    const { side } = this.props().view;
    const { height, width } = this.piece ? sizeOf(this.shape) : { height: 1, width: 1 };
    const inside = (value: number, size: number) => Math.min(side - size, Math.max(0, value));
    return [inside(row, height), inside(column, width)];
  }

  private clamp(): void {
    this.at = this.within(this.at);
  }

  // --- words

  /** What the ghost would do; no reasons why not. */
  private tell(): void {
    const { live, say, announce } = this.props();
    const { piece } = this;
    if (!live || !piece) return;
    if (this.fits) {
      const text = say('blokus-fits', { piece, corners: this.contacts.length });
      announce({ text, more: say('blokus-fits-more'), mood: 'good' });
    } else if (this.ofPiece.length === 0) {
      announce({ text: say('blokus-nowhere', { piece }) });
    } else if (this.asItLies.length === 0) {
      announce({ text: say('blokus-not-this-way', { piece }) });
    } else {
      announce({ text: say('blokus-carry', { piece }) });
    }
  }

  /** Why the piece may not lie there. */
  private async explain(at: Square): Promise<void> {
    const { live, announce, preview } = this.props();
    if (!live || !this.piece) return;
    const move = this.moveAt(at);
    const objection = await preview(move);
    if (this.piece !== null && objection) announce({ objection });
  }
}
