/** A game that is replayed: its record, its board, and each step in words. */
import { get } from '../../api/http';
import type { GameUpdate, Replay, Seat } from '../../api/types';
import type { GameBoard } from '../../boards/board';
import { boardOf } from '../../boards/registry';
import { say } from '../../i18n/language.svelte';
import { colourOf, eventIn, isMove, nameOf, resultIn } from '../../i18n/words';

export class PlayedGame {
  private constructor(
    readonly replay: Replay,
    readonly board: GameBoard,
  ) {}

  static async fetch(id: string): Promise<PlayedGame | null> {
    const replay = await get<Replay>(`/api/tables/${id}/record.json`);
    const board = await boardOf(replay.table.game);
    return board ? new PlayedGame(replay, board) : null;
  }

  get title(): string {
    return say(`title-${this.replay.table.game}`);
  }
  get seats(): number {
    return this.replay.table.chairs.length;
  }
  get end(): number {
    return this.replay.steps.length - 1;
  }
  step(at: number): GameUpdate {
    return this.replay.steps[Math.min(this.end, Math.max(0, at))]!;
  }

  readonly who = (seat: Seat): string => {
    const { game, chairs } = this.replay.table;
    const colour = colourOf(game, seat, chairs.length, say);
    // One person may hold several seats: name them by colour.
    const shared = chairs.filter((chair) => chair.person && chair.person === chairs[seat]?.person);
    return shared.length > 1 ? colour : nameOf(chairs[seat], colour, say);
  };

  /** The move of a step in a few words, as in the list of moves at the table. */
  short(at: number): string {
    const { shown, now } = this.step(at);
    return shown ? this.board.short(shown, say, now.view) : '';
  }

  /** What happened in a step, as a sentence. */
  describe(at: number): string {
    const { shown, by, now } = this.step(at);
    if (shown && !isMove(shown)) return eventIn(shown, this.who, say);
    if (!shown) return say('web-start-of-game');
    const { game } = this.replay.table;
    const played = { game, move: shown, who: this.who(by ?? -1), view: now.view };
    const sentence = say('sentence', { text: this.board.describe(played, say) });
    return now.outcome ? `${sentence} ${resultIn(now.outcome, this.who, say)}` : sentence;
  }
}
