/** A game that is looked at again: its record, its board, and what each step says. */
import { get } from '../../api/http';
import type { Replay, Seat, GameUpdate } from '../../api/types';
import type { GameBoard } from '../../boards/board';
import { boardOf } from '../../boards/find';
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
    // One person in several seats: the colours tell them apart.
    const shares = chairs.filter((chair) => chair.person && chair.person === chairs[seat]?.person);
    return shares.length > 1 ? colour : nameOf(chairs[seat], colour, say);
  };

  /** What happened in a step, as a sentence. */
  words(at: number): string {
    const { shown, by, now } = this.step(at);
    if (shown && !isMove(shown)) return eventIn(shown, this.who, say);
    if (!shown) return say('web-start-of-game');
    const { game } = this.replay.table;
    const deed = this.board.tell(
      { game, move: shown, who: this.who(by ?? -1), view: now.view },
      say,
    );
    const sentence = say('sentence', { text: deed });
    return now.outcome ? `${sentence} ${resultIn(now.outcome, this.who, say)}` : sentence;
  }
}
