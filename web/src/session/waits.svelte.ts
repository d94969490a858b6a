/** Tables where this person waits for others, whatever they do meanwhile: a search for an opponent,
 * and invitations. The place is kept for as long as a socket follows the table. */
import { post, remove } from '../api/http';
import { nonce, type Socket } from '../api/socket';
import type { Chair, Seat, Seated, ServerFrame, TableInfo } from '../api/types';
import { nameGuest } from './guestName.svelte';
import { me, socket as shared } from './me.svelte';
import { load, save } from './storage';

export interface Wait {
  table: string;
  game: string;
  kind: 'search' | 'invitation';
  /** When it began, in milliseconds. */
  since: number;
}

/** Somebody was found: either this person is asked to play, or has asked. */
export interface Knock {
  table: TableInfo;
  /** Who is on the other side of the door. */
  other: Chair;
  /** This person's seat there. */
  seat: Seat;
  isAsked: boolean;
  until: number;
}

/** How a knock ended without a game. */
export type Silence = 'missed' | 'declined';

const ANSWER_MS = 5000;
const HOUR = 3_600_000;
/** Whoever comes back later than this does not look for an opponent any more. */
const LONGEST: Record<Wait['kind'], number> = { search: HOUR, invitation: 14 * 24 * HOUR };

export class Waits {
  all = $state.raw<Wait[]>([]);
  /** A table that was waited for, and where the game has begun. */
  found = $state.raw<TableInfo | null>(null);
  knock = $state.raw<Knock | null>(null);
  /** The last knock came to nothing: this person did not answer, or the other one cannot play. */
  silence = $state.raw<{ game: string; how: Silence } | null>(null);
  /** The table of the knock that was accepted: nobody has to be called there again. */
  accepted = '';
  private awaited = new Map<string, (table: TableInfo | null) => void>();

  constructor(private readonly socket: Socket) {
    socket.listen((frame) => this.receive(frame));
  }

  get search(): Wait | null {
    return this.all.find(({ kind }) => kind === 'search') ?? null;
  }

  /** Goes on with what was waited for before the page was loaded. */
  async resume(): Promise<void> {
    const known = remembered().filter(({ kind, since }) => Date.now() - since < LONGEST[kind]);
    if (!known.length) return;
    await me.signedIn();
    this.keep(known);
    this.follow();
  }

  /** Looks for an opponent. Gives the table once it is known whether somebody is there. */
  async find(game: string): Promise<TableInfo | null> {
    await nameGuest.ask();
    await me.signedIn();
    await this.cancel();
    this.silence = null;
    save('game', game);
    const { table } = await post<Seated>('/api/pairings', { game });
    const snapshot = new Promise<TableInfo | null>((resolve) => {
      this.awaited.set(table, resolve);
      // Over a broken line the search goes on, and says later what it has found.
      setTimeout(() => this.awaited.delete(table) && resolve(null), ANSWER_MS);
    });
    this.add({ table, game, kind: 'search', since: Date.now() });
    return snapshot;
  }

  /** Waits at a table that was set for a friend. */
  invite(table: string, game: string): void {
    this.add({ table, game, kind: 'invitation', since: Date.now() });
  }

  /** Plays whoever knocks. */
  accept(): void {
    this.accepted = this.answer('agree');
  }

  /** Goes on as before; whoever knocked looks for somebody else. */
  decline(): void {
    const table = this.answer('decline');
    this.drop(table);
    this.socket.send({ t: 'close', table });
  }

  private answer(what: 'agree' | 'decline'): string {
    const { table, seat } = this.knock!;
    this.knock = null;
    this.socket.send({ t: 'act', table: table.id, seat, what, nonce: nonce() });
    return table.id;
  }

  /** Ends the search. */
  async cancel(): Promise<void> {
    const { search } = this;
    if (!search) return;
    this.drop(search.table);
    this.socket.send({ t: 'close', table: search.table });
    await remove(`/api/tables/${search.table}/seats`).catch(() => {
      // The game has begun, or the table is gone.
    });
  }

  /** Follows the tables again: a page that showed one of them no longer does. */
  follow(): void {
    this.socket.connect();
    for (const { table } of this.all) this.socket.send({ t: 'open', table });
  }

  private add(wait: Wait): void {
    this.keep([...this.all.filter(({ table }) => table !== wait.table), wait]);
    this.follow();
  }

  private drop(table: string): void {
    if (this.knock?.table.id === table) this.knock = null;
    this.keep(this.all.filter((wait) => wait.table !== table));
  }

  private keep(waits: Wait[]): void {
    this.all = waits;
    save('waits', waits.length ? JSON.stringify(waits) : '');
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'welcome' || frame.t === 'resync') {
      for (const { table } of this.all) this.socket.send({ t: 'open', table });
    } else if (frame.t === 'table') this.changed(frame.table, frame.yours);
    else if (frame.t === 'refused' && frame.table) this.gone(frame.table);
  }

  private changed(table: TableInfo, yours: Seat[]): void {
    if (!this.all.some((wait) => wait.table === table.id)) return;
    const answer = this.awaited.get(table.id);
    this.awaited.delete(table.id);
    answer?.(table);
    this.hear(table, yours);
    if (table.stage === 'waiting' && yours.length) return;
    this.drop(table.id);
    // Whoever asked a moment ago is led there anyway.
    if (table.stage === 'playing' && !answer) this.found = table;
  }

  /** Somebody knocks, is asked, or has given up. */
  private hear(table: TableInfo, yours: Seat[]): void {
    const before = this.knock?.table.id === table.id ? this.knock : null;
    const [seat] = yours;
    if (table.knock && seat !== undefined) {
      const isAsked = seat !== table.knock.seat;
      const other = table.chairs.find(({ kind }, at) => kind === 'person' && at !== seat)!;
      this.knock = { table, other, seat, isAsked, until: table.knock.until };
      this.silence = null;
    } else if (before) {
      this.knock = null;
      if (table.stage !== 'waiting') return;
      if (seat === undefined) this.silence = { game: table.game, how: 'missed' };
      else if (!before.isAsked) this.silence = { game: table.game, how: 'declined' };
    }
  }

  private gone(table: string): void {
    this.awaited.get(table)?.(null);
    this.awaited.delete(table);
    this.drop(table);
  }
}

function remembered(): Wait[] {
  try {
    return JSON.parse(load('waits') || '[]') as Wait[];
  } catch {
    return [];
  }
}

export const waits = new Waits(shared);
