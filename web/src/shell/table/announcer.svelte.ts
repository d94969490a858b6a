/** Announces what happens at a table: as text for screen readers, as speech bubbles, by sound, and
 * by a notification while the page is in the background. */
import type { GameUpdate, Objection, Seat } from '../../api/types';
import type { GameBoard, Note } from '../../boards/board';
import { playSound } from '../../design/sound';
import { loadMessages, say } from '../../i18n/language.svelte';
import { colourOf, eventIn, isMove, nameOf, resultIn } from '../../i18n/words';
import { settings } from '../../session/settings.svelte';
import type { Before, SessionEvent, TableSession } from '../../session/table.svelte';
import { notify } from './notify';

const BUBBLE_TIME = 6000;
/** A board that has a film starts it within this time, in milliseconds. */
const FILM_START = 250;

export class Announcer {
  /** The note under the board: the board's own, or the rule that forbids a move. */
  note = $state.raw<Note | null>(null);
  /** The latest announcement for screen readers. */
  announcement = $state('');
  /** The message ids of what players said lately, by seat. */
  bubbles = $state.raw<Record<Seat, string>>({});
  /** The state before the film that is playing; its result is shown and announced afterwards. */
  before = $state.raw<Before | null>(null);
  /** Why the hand of the move under way was not believed; read when its film is over. */
  private doubt: Objection | null = null;
  private unannounced: GameUpdate[] = [];
  private isFilmPlaying = false;

  constructor(
    private readonly session: () => TableSession | null,
    private readonly board: () => GameBoard | undefined,
  ) {}

  readonly who = (seat: Seat): string => {
    const table = this.session()?.table;
    if (!table) return '';
    const colour = colourOf(table.game, seat, table.chairs.length, say);
    const yours = this.session()!.yours;
    // At a shared screen one person holds several seats: name them by colour.
    if (yours.length > 1 && yours.includes(seat)) return colour;
    return nameOf(table.chairs[seat], colour, say);
  };

  /** The player at this screen is simply “you”. */
  readonly you = (seat: Seat): string => {
    const yours = this.session()?.yours ?? [];
    return yours.length === 1 && yours[0] === seat ? say('web-you') : this.who(seat);
  };

  handle(event: SessionEvent): void {
    if (event.kind === 'phrase') return void this.showPhrase(event.seat, event.phrase);
    if (event.kind === 'doubt') {
      this.doubt = event.objection;
      return;
    }
    if (event.kind === 'refused') {
      this.note = { objection: event.objection };
      return;
    }
    this.note = null;
    // Its words come with the board, which shows by itself what was played until then.
    if (!this.board()) return;
    this.unannounced.push(event.update);
    if (event.update.film && !this.before) {
      this.before = event.before;
      // A board that plays no film never reports the end of one.
      setTimeout(() => this.isFilmPlaying || this.catchUp(), FILM_START);
    }
    if (!this.before) this.catchUp();
    const text = this.declined(event.update, event.before);
    if (text) [this.note, this.announcement] = [{ text }, text];
  }

  filmPlaying(isPlaying: boolean): void {
    this.isFilmPlaying = isPlaying;
    if (!isPlaying) this.catchUp();
  }

  /** Whoever made an offer is told that it was declined; a move or a result says so by itself. */
  private declined({ by, now }: GameUpdate, before: Before | null): string {
    const offer = before?.now.offer;
    const isAnswered = now.ply === before?.now.ply && !now.outcome && !now.offer;
    if (!offer || !isAnswered || by === null || by === undefined || by === offer.by) return '';
    return say(`web-declined-${offer.kind}`, { who: this.who(by) });
  }

  private catchUp(): void {
    const updates = this.unannounced;
    this.before = null;
    this.unannounced = [];
    const last = updates.at(-1);
    if (!last) return;
    const isMine = this.session()?.isMine;
    const sentences = updates.flatMap((update) => this.describe(update));
    if (!last.now.outcome && isMine) sentences.push(say('web-your-turn'));
    this.announcement = sentences.join(' ');
    if (this.doubt && updates.some(({ film }) => film)) {
      this.note = { objection: this.doubt };
      this.doubt = null;
    }
    const played = updates.findLast(({ shown }) => shown && isMove(shown))?.shown;
    if (played) playSound(this.board()?.sound(played) ?? 'place');
    if (isMine && last.by !== last.now.to_play) this.callPlayer();
  }

  private describe({ by, shown, skipped = [], back_to, now }: GameUpdate): string[] {
    const sentences: string[] = [];
    if (shown) sentences.push(this.describeMove(shown, by ?? -1, now.view));
    if (back_to !== undefined && back_to !== null) sentences.push(say('web-taken-back'));
    for (const seat of skipped) sentences.push(say('web-skipped', { who: this.who(seat) }));
    if (now.outcome) sentences.push(resultIn(now.outcome, this.who, say));
    return sentences;
  }

  private describeMove(move: string, by: Seat, view: unknown): string {
    if (!isMove(move)) return eventIn(move, this.who, say);
    const played = { game: this.session()!.table!.game, move, who: this.who(by), view };
    return say('sentence', { text: this.board()?.describe(played, say) ?? move });
  }

  private callPlayer(): void {
    playSound('turn');
    const table = this.session()?.table;
    if (!document.hidden || !settings.notifications || !table) return;
    notify(say('web-your-turn'), { body: say(`title-${table.game}`), tag: table.id });
  }

  private async showPhrase(seat: Seat, phrase: string): Promise<void> {
    await loadMessages(['phrases']);
    const id = `phrase-${phrase}`;
    if (!say.knows(id)) return;
    this.bubbles = { ...this.bubbles, [seat]: id };
    this.announcement = say('web-says', { who: this.who(seat), text: say(id) });
    setTimeout(() => {
      if (this.bubbles[seat] === id) this.bubbles = { ...this.bubbles, [seat]: '' };
    }, BUBBLE_TIME);
  }
}
