/** The selected card, and the blocks that may be taken for it. */
import type { BoardProps } from '../board';
import { askedBy, type View } from './table';

export class Selection {
  private chosen = $state.raw<{ card: string; index: number } | null>(null);

  constructor(private readonly props: () => BoardProps<View>) {}

  /** Whether a card is to be played now, or a block taken after the last card. */
  private get isOn(): boolean {
    const { live, view } = this.props();
    return live && view.stage !== 'put' && view.stage !== 'count';
  }
  get index(): number | null {
    return this.isOn &&
      this.chosen &&
      this.props().view.hand?.[this.chosen.index] === this.chosen.card
      ? this.chosen.index
      : null;
  }
  /** How a move begins now: with the selected card, or with nothing after the last one. */
  private get card(): string | null {
    if (!this.isOn) return null;
    if (this.props().view.stage === 'last') return '';
    return this.index === null ? null : this.chosen!.card;
  }
  /** The blocks that can be taken, each with its move. */
  get blocks(): Map<string, string> {
    const { card } = this;
    if (card === null) return new Map();
    const moves = this.props().legal.filter((move) => move.startsWith(`${card}>`));
    return new Map(moves.map((move) => [move.slice(card.length + 1), move]));
  }
  /** The card's only legal move, if there is just one. */
  get only(): string | null {
    const { card, blocks } = this;
    if (card !== null && this.props().legal.includes(card)) return card;
    return blocks.size === 1 ? [...blocks.values()][0]! : null;
  }
  /** Whether some card has just one: its button has a place before that card is chosen. */
  get hasOnly(): boolean {
    if (!this.isOn) return false;
    const cards = this.props().legal.map((move) => move.split('>')[0]);
    return cards.some((card) => cards.indexOf(card) === cards.lastIndexOf(card));
  }
  canPlay(card: string): boolean {
    return this.props().legal.some((move) => move === card || move.startsWith(`${card}>`));
  }

  forget(): void {
    this.chosen = null;
  }

  choose(card: string, index: number): void {
    if (!this.isOn) return;
    if (!this.canPlay(card))
      return void this.whyNot(askedBy(card)[0] ? `${card}>${askedBy(card)[0]}` : card);
    const again = this.index === index;
    if (again && this.only) return this.play(this.only);
    this.chosen = again ? null : { card, index };
    const { say, announce } = this.props();
    announce(again ? null : { text: this.next(card, say) });
  }
  /** What to do now that this card is selected. */
  private next(card: string, say: BoardProps<View>['say']): string {
    const [block, another] = this.blocks.keys();
    if (!block) return say('blockout-choose-again', { card });
    return another ? say('blockout-choose-block', { card }) : say('blockout-take-block', { block });
  }

  take(block: string): void {
    const move = this.blocks.get(block);
    if (move) this.play(move);
    else if (this.card !== null) void this.whyNot(`${this.card}>${block}`);
  }

  play(move: string): void {
    this.props().propose(move);
  }

  private async whyNot(move: string): Promise<void> {
    const { preview, announce } = this.props();
    const objection = await preview(move);
    if (objection) announce({ objection });
  }
}
