/** A second try at a weak move: the position before it on the board, and every move that is tried
 * there weighed by the engine. */
import { post } from '../../api/http';
import type { Evaluation, PositionShown, SeatView } from '../../api/types';
import { say } from '../../i18n/language.svelte';
import { isMove } from '../../i18n/words';
import type { Assistant } from './assistant.svelte';
import type { PlayedGame } from './game.svelte';
import type { ReviewedMove } from './review';

/** What is not quite right may still be the better move. */
const SERIOUS = new Set<Evaluation['mark']>(['mistake', 'blunder']);

export class Retry {
  phase = $state<'try' | 'checking' | 'good' | 'weak'>('try');
  /** The position, with its legal moves; null until it is there. */
  now = $state.raw<SeatView | null>(null);
  /** The moves that were no better, in words of the board. */
  readonly weak = $state<string[]>([]);

  constructor(
    private readonly game: PlayedGame,
    private readonly assistant: Assistant,
    readonly lesson: ReviewedMove,
  ) {}

  /** Whether it can be told what another move is worth, and nothing is hidden. */
  static isPossible(game: PlayedGame, { mark, after, step }: ReviewedMove): boolean {
    return mark !== null && after !== null && !game.step(step - 1).now.hides;
  }

  async begin(): Promise<void> {
    const { game, options, chairs } = this.game.replay.table;
    const before = this.game.replay.steps.slice(1, this.lesson.step);
    const moves = before.flatMap(({ shown }) => (shown && isMove(shown) ? [shown] : []));
    const asked = { game, options, seats: chairs.length, moves };
    this.now = (await post<PositionShown>('/api/positions', asked)).update.now;
  }

  get isLive(): boolean {
    return Boolean(this.now) && (this.phase === 'try' || this.phase === 'weak');
  }

  async propose(move: string): Promise<void> {
    if (!this.isLive) return;
    const before = this.phase;
    this.phase = 'checking';
    const found = await this.assistant.ask('retry', { ply: this.lesson.step - 1, move });
    if (!found?.length) return void (this.phase = before);
    this.phase = SERIOUS.has(found[0]!.mark ?? '') ? 'weak' : 'good';
    if (this.phase === 'weak') this.weak.push(this.game.board.short(move, say, this.now!.view));
  }
}
