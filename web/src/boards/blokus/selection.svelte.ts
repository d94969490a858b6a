/** The piece in hand: its orientation, where it hovers, and whether it fits there. */
import type { BoardProps, Objection } from '../board';
import type { Square } from './piece';
import { moveOf, nameOf, sizeOf, squaresOf, turned, type Colour, type View } from './table';

export class Selection {
  private chosen = $state<string | null>(null);
  private turns = $state(0);
  private mirrored = $state(false);
  /** The square under the piece's upper left corner, or the keyboard cursor. */
  at = $state.raw<Square>([0, 0]);
  objection = $state.raw<Objection | null>(null);

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
    const { view, flipped } = this.props();
    return moveOf(this.squares, view.side, flipped);
  }

  get fits(): boolean {
    const { live, legal } = this.props();
    return live && this.piece !== null && legal.includes(this.move);
  }

  /** All squares that the piece could cover in its current orientation. */
  get reach(): Set<string> {
    const { live, legal, view, flipped } = this.props();
    const found = new Set<string>();
    if (!live || !this.piece) return found;
    const moves = new Set(legal);
    const { shape } = this;
    const { height, width } = sizeOf(shape);
    for (let row = 0; row <= view.side - height; row++) {
      for (let column = 0; column <= view.side - width; column++) {
        const there = shape.map(([r, c]): Square => [r + row, c + column]);
        if (moves.has(moveOf(there, view.side, flipped)))
          for (const one of there) found.add(String(one));
      }
    }
    return found;
  }

  choose(piece: string): void {
    this.chosen = this.chosen === piece ? null : piece;
    this.lieAnew();
    if (this.piece) this.moved();
    else this.letGo();
  }

  /** Selects the next or previous remaining piece. */
  cycle(step: number): void {
    const { left } = this;
    if (left.length === 0) return;
    const now = this.piece ? left.indexOf(this.piece) : step > 0 ? -1 : 0;
    this.chosen = left[(now + step + left.length) % left.length]!;
    this.lieAnew();
    this.moved();
  }

  letGo(): void {
    this.chosen = null;
    this.objection = null;
    this.props().announce(null);
  }

  /** A newly selected piece has the orientation it has in the tray. */
  private lieAnew(): void {
    this.turns = 0;
    this.mirrored = false;
  }

  turn(by: number): void {
    if (!this.piece) return;
    this.turns = (this.turns + by) & 3;
    this.moved();
  }

  mirror(): void {
    if (!this.piece) return;
    // Mirrors left and right as seen, whatever the piece's rotation.
    this.mirrored = !this.mirrored;
    this.turns = -this.turns & 3;
    this.moved();
  }

  /** Centres the piece there. */
  hover(row: number, column: number): void {
    const { height, width } = this.piece ? sizeOf(this.shape) : { height: 1, width: 1 };
    this.goTo([Math.round(row - height / 2), Math.round(column - width / 2)]);
  }

  step(rows: number, columns: number): void {
    this.goTo([this.at[0] + rows, this.at[1] + columns]);
  }

  place(): void {
    if (!this.piece) return;
    if (!this.fits) return void this.look();
    const { move } = this;
    this.chosen = null;
    this.props().propose(move);
  }

  /** The name of the square under the cursor. */
  get here(): string {
    const { view, flipped } = this.props();
    return nameOf(this.at, view.side, flipped);
  }

  private goTo(at: Square): void {
    const before = this.at;
    this.at = at;
    this.clamp();
    if (String(before) !== String(this.at)) this.moved(before);
  }

  private clamp(): void {
    const { side } = this.props().view;
    const { height, width } = this.piece ? sizeOf(this.shape) : { height: 1, width: 1 };
    const within = (value: number, size: number) => Math.min(side - size, Math.max(0, value));
    this.at = [within(this.at[0], height), within(this.at[1], width)];
  }

  private moved(_before?: Square): void {
    this.clamp();
    if (this.piece) void this.look();
  }

  private async look(): Promise<void> {
    const { live, say, announce, preview } = this.props();
    if (!live || !this.piece) return;
    if (this.fits) {
      this.objection = null;
      return announce({
        text: say('blokus-fits', { piece: this.piece, square: this.here }),
        mood: 'good',
      });
    }
    const { move } = this;
    const objection = await preview(move);
    if (this.piece === null || move !== this.move || !objection) return;
    this.objection = objection;
    announce({ objection });
  }
}
