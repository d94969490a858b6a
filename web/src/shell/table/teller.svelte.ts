/** Tells what happens at a table: in the line under the board, aloud for a screen reader, by a
 * knock, in the title of the page, and by a notification when nobody is looking. */
import type { Seat, GameUpdate } from '../../api/types';
import type { GameBoard, Note } from '../../boards/board';
import { knock } from '../../design/knock';
import { learn, say } from '../../i18n/language.svelte';
import { colourOf, eventIn, isMove, nameOf, resultIn } from '../../i18n/words';
import { settings } from '../../session/settings.svelte';
import type { Before, Happening, TableSession } from '../../session/table.svelte';
import { notify } from './notify';

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
  /** How things stood before what the board is showing: what came of it is seen and told afterwards. */
  before = $state.raw<Before | null>(null);
  private untold: GameUpdate[] = [];
  private isHeld = false;

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
    this.untold.push(what.update);
    if (what.update.film && !this.before) {
      this.before = what.before;
      // A board that shows no film does not hold it back either.
      setTimeout(() => this.isHeld || this.catchUp(), SOON);
    }
    if (!this.before) this.catchUp();
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.catchUp();
  }
  private catchUp(): void {
    const { untold } = this;
    this.before = null;
    this.untold = [];
    const last = untold.at(-1);
    if (!last) return;
    const isMine = this.session()?.isMine;
    const sentences = untold.flatMap((update) => this.tell(update));
    if (!last.now.outcome && isMine) sentences.push(say('web-your-turn'));
    this.said = sentences.join(' ');
    if (untold.some(({ shown }) => shown)) knock('place');
    if (isMine && last.by !== last.now.to_play) this.call();
  }

  private tell({ by, shown, skipped = [], back_to, now }: GameUpdate): string[] {
    const sentences: string[] = [];
    if (shown) sentences.push(this.move(shown, by ?? -1, now.view));
    if (back_to !== undefined && back_to !== null) sentences.push(say('web-taken-back'));
    for (const seat of skipped) sentences.push(say('web-skipped', { who: this.who(seat) }));
    if (now.outcome) sentences.push(resultIn(now.outcome, this.who, say));
    return sentences;
  }

  private move(move: string, by: Seat, view: unknown): string {
    if (!isMove(move)) return eventIn(move, this.who, say);
    const deed = { game: this.session()!.table!.game, move, who: this.who(by), view };
    return say('sentence', { text: this.board()?.tell(deed, say) ?? move });
  }

  private call(): void {
    knock('turn');
    const table = this.session()?.table;
    if (!document.hidden || !settings.call || !table) return;
    notify(say('web-your-turn'), { body: say(`title-${table.game}`), tag: table.id });
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
