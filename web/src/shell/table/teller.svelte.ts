/** Tells what happens at a table: in the line under the board, aloud for a screen reader, by a
 * knock, in the title of the page, and by a notification when nobody is looking. */
import type { Seat, Update } from '../../api/types';
import type { GameBoard, Note } from '../../boards/board';
import { knock } from '../../design/knock';
import { learn, say } from '../../i18n/language.svelte';
import { colourOf, eventIn, isMove, nameOf, resultIn } from '../../i18n/words';
import { settings } from '../../session/settings.svelte';
import type { Happening, TableSession } from '../../session/table.svelte';

const BUBBLE = 6000;
/** By then a board has begun its film, in milliseconds. */
const SOON = 250;

export class Teller {
  /** What the board says, or the rule that stands in the way. */
  note = $state.raw<Note | null>(null);
  /** The last thing that happened, in words. */
  said = $state('');
  /** What players said lately, by seat. */
  bubbles = $state.raw<Record<Seat, string>>({});
  /** The board is showing how it came to this: what came of it is told afterwards. */
  isShowing = $state(false);
  private later: (() => void) | null = null;

  constructor(
    private readonly session: () => TableSession | null,
    private readonly board: () => GameBoard | undefined,
  ) {}

  readonly who = (seat: Seat): string => {
    const table = this.session()?.table;
    if (!table) return '';
    const colour = colourOf(table.game, seat, table.chairs.length, say);
    const yours = this.session()!.yours;
    // One person holds these seats for everybody at the screen: the colours tell them apart.
    if (yours.length > 1 && yours.includes(seat)) return colour;
    return nameOf(table.chairs[seat], colour, say);
  };

  happen(what: Happening): void {
    if (what.kind === 'phrase') return void this.phrase(what.seat, what.phrase);
    if (what.kind === 'refused') {
      this.note = { objection: what.objection };
      return;
    }
    this.note = null;
    if (!what.update.film) return this.tell(what.update);
    this.later = () => this.tell(what.update);
    // A board that shows no film does not hold it back either.
    setTimeout(() => this.isShowing || this.catchUp(), SOON);
  }

  hold(isShowing: boolean): void {
    this.isShowing = isShowing;
    if (!isShowing) this.catchUp();
  }
  private catchUp(): void {
    this.later?.();
    this.later = null;
  }

  private tell({ by, told, skipped = [], back_to, now }: Update): void {
    const sentences: string[] = [];
    if (told) sentences.push(this.move(told, by ?? -1));
    if (back_to !== undefined && back_to !== null) sentences.push(say('web-taken-back'));
    for (const seat of skipped) sentences.push(say('web-skipped', { who: this.who(seat) }));
    if (now.outcome) sentences.push(resultIn(now.outcome, this.who, say));
    else if (this.session()?.isMine) sentences.push(say('web-your-turn'));
    this.said = sentences.join(' ');
    if (told) knock('place');
    if (this.session()?.isMine && by !== now.to_play) this.call();
  }

  private move(move: string, by: Seat): string {
    if (!isMove(move)) return eventIn(move, this.who, say);
    const { table, now } = this.session()!;
    const deed = { game: table!.game, move, who: this.who(by), view: now!.view };
    return say('sentence', { text: this.board()?.tell(deed, say) ?? move });
  }

  private call(): void {
    knock('turn');
    const table = this.session()?.table;
    if (!document.hidden || !settings.call || !table) return;
    new Notification(say('web-your-turn'), { body: say(`title-${table.game}`), tag: table.id });
  }

  private async phrase(seat: Seat, phrase: string): Promise<void> {
    await learn(['phrases']);
    const id = `phrase-${phrase}`;
    if (!say.knows(id)) return;
    this.bubbles = { ...this.bubbles, [seat]: id };
    this.said = say('web-says', { who: this.who(seat), text: say(id) });
    setTimeout(() => {
      if (this.bubbles[seat] === id) this.bubbles = { ...this.bubbles, [seat]: '' };
    }, BUBBLE);
  }
}
