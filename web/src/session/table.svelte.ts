/** One table as this screen knows it: what the server showed, and at most one move on its way. */
import { NO_CONNECTION } from '../api/http';
import { nonce, type Connection, type Socket } from '../api/socket';
import type {
  HelpResult,
  ClockTimes,
  ActionName,
  Hand,
  ServerFrame,
  Objection,
  SeatView,
  Presence,
  Seat,
  TableSnapshot,
  TableInfo,
  Evaluation,
  GameUpdate,
} from '../api/types';

export interface Pending {
  seat: Seat;
  ply: number;
  move: string;
  nonce: string;
  hand?: Hand;
}

/** How things stood, as far as a film of what happened next must not give it away. */
export interface Before {
  now: SeatView;
  moves: string[];
}
/** Something to be told to the player, as it happens. */
export type Happening =
  | { kind: 'move'; update: GameUpdate; before: Before | null }
  | { kind: 'phrase'; seat: Seat; phrase: string }
  | { kind: 'refused'; objection: Objection };

const ASK_WAIT = 5000;

export class TableSession {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableInfo | null>(null);
  yours = $state.raw<Seat[]>([]);
  now = $state.raw<SeatView | null>(null);
  moves = $state.raw<string[]>([]);
  clocks = $state.raw<ClockTimes | null>(null);
  presence = $state.raw<Presence | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The ply of the film that can be seen now. */
  film = $state.raw<number | null>(null);
  hint = $state.raw<Evaluation | null>(null);
  /** Of a job of the machine that is under way: how much is done. */
  thinking = $state<number | null>(null);
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<Objection | null>(null);
  private version = 0;
  private turnOf = $state<Seat | null>(null);
  private readonly asked = new Map<string, (objection: Objection | null) => void>();
  private known = new Map<string, Promise<Objection | null>>();
  private job: { nonce: string; id: string; done: (thoughts: Evaluation[]) => void } | null = null;
  private readonly leave: (() => void)[];

  constructor(
    readonly id: string,
    private readonly socket: Socket,
    private readonly happen: (what: Happening) => void = () => {},
  ) {
    this.leave = [
      socket.listen((frame) => this.hear(frame)),
      socket.watch((connection) => (this.connection = connection)),
    ];
    socket.connect();
    this.open();
  }

  /** Whose eyes look at the board: at a shared screen, whoever is to play. */
  get seat(): Seat | null {
    if (this.turnOf !== null && this.yours.includes(this.turnOf)) return this.turnOf;
    return this.yours[0] ?? null;
  }

  get isMine(): boolean {
    const toPlay = this.now?.to_play;
    return this.isPlaying && toPlay !== null && toPlay !== undefined && this.yours.includes(toPlay);
  }

  get isPlaying(): boolean {
    return this.table?.stage === 'playing' && !this.now?.outcome;
  }

  /** Whether a move may be proposed now. */
  get isLive(): boolean {
    return this.isMine && !this.pending;
  }

  propose(move: string, hand?: Hand): void {
    if (!this.isLive || !this.now) return;
    const { ply, to_play } = this.now;
    this.pending = { seat: to_play!, ply, move, nonce: nonce(), ...(hand && { hand }) };
    this.hint = null;
    this.send();
  }

  /** Asks the server about a move that is not among the legal ones; answers are kept for the ply. */
  preview(move: string): Promise<Objection | null> {
    if (!this.now || !this.isMine || this.now.legal?.includes(move)) return Promise.resolve(null);
    const key = `${this.version} ${move}`;
    const known = this.known.get(key) ?? this.ask(move);
    this.known.set(key, known);
    return known;
  }

  act(what: ActionName): void {
    if (this.seat === null) return;
    // At a shared screen an offer is answered by the seat that has not agreed yet.
    const agreed = this.now?.offer?.agreed;
    const waits = this.yours.find((seat) => agreed && !agreed.includes(seat));
    const seat = (what === 'agree' || what === 'decline' ? waits : undefined) ?? this.seat;
    this.socket.send({ t: 'act', table: this.id, seat, what, nonce: nonce() });
  }

  phrase(phrase: string): void {
    if (this.seat === null) return;
    this.socket.send({ t: 'say', table: this.id, seat: this.seat, phrase, nonce: nonce() });
  }

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const ply = this.now?.ply;
    const thoughts = await this.think(this.seat);
    if (this.now?.ply === ply) this.hint = thoughts[0] ?? null;
  }

  close(): void {
    for (const leave of this.leave) leave();
    this.socket.send({ t: 'close', table: this.id });
  }

  private think(seat: Seat): Promise<Evaluation[]> {
    if (this.job?.id) this.socket.send({ t: 'cancel', job: this.job.id });
    return new Promise((done) => {
      this.job = { nonce: nonce(), id: '', done };
      this.thinking = 0;
      const sent = {
        t: 'help',
        table: this.id,
        kind: 'hint',
        seat,
        nonce: this.job.nonce,
      } as const;
      if (!this.socket.send(sent)) this.thinking = null;
    });
  }

  private open(): void {
    this.socket.send({
      t: 'open',
      table: this.id,
      ...(this.version && this.now && { since: this.version }),
    });
  }

  private send(): void {
    if (this.pending) this.socket.send({ t: 'move', table: this.id, ...this.pending });
  }

  private ask(move: string): Promise<Objection | null> {
    const { ply, to_play } = this.now!;
    const name = nonce();
    const frame = { t: 'check', table: this.id, seat: to_play!, ply, move, nonce: name } as const;
    if (!this.socket.send(frame)) return Promise.resolve(NO_CONNECTION);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answered(name, NO_CONNECTION), ASK_WAIT);
      this.asked.set(name, (objection) => {
        clearTimeout(timer);
        resolve(objection);
      });
    });
  }

  private answered(name: string, objection: Objection | null): boolean {
    const resolve = this.asked.get(name);
    this.asked.delete(name);
    resolve?.(objection);
    return Boolean(resolve);
  }

  private hear(frame: ServerFrame): void {
    switch (frame.t) {
      case 'welcome':
        // What was asked on the line that broke is not answered on this one.
        this.thinking = null;
        this.open();
        return this.send();
      case 'resync':
        if (!frame.table || frame.table === this.id) this.open();
        return;
      case 'checked':
        return void this.answered(frame.nonce, frame.objection ?? null);
      case 'refused':
        return this.refused(frame.nonce ?? '', frame.objection, frame.now ?? null, frame.table);
      case 'progress':
        if (frame.nonce === this.job?.nonce) {
          this.job.id = frame.job;
          this.thinking = frame.part;
        }
        return;
      case 'result':
        return this.thought(frame);
      case 'table':
        if (frame.table.id === this.id) this.shown(frame);
        return;
      case 'update':
        if (frame.table === this.id) this.update(frame);
        return;
      case 'presence':
        if (frame.table === this.id) this.presence = frame;
        return;
      case 'phrase':
        if (frame.table === this.id) this.happen({ kind: 'phrase', ...frame });
    }
  }

  private shown(frame: TableSnapshot): void {
    this.trouble = null;
    this.table = frame.table;
    // A line that is back with nothing new leaves the board alone, and what is lifted in the hand.
    const isNew =
      !this.now || frame.version !== this.version || String(frame.yours) !== String(this.yours);
    if (isNew) this.now = frame.now ?? null;
    this.version = frame.version;
    this.yours = frame.yours;
    this.moves = frame.moves ?? [];
    this.clocks = frame.clocks ?? null;
    this.turnOf = this.now?.to_play ?? null;
    this.settle();
  }

  private update(frame: GameUpdate): void {
    if (frame.version <= this.version) return;
    this.version = frame.version;
    const before = this.now && { now: this.now, moves: this.moves };
    this.now = frame.now;
    this.clocks = frame.clocks ?? null;
    this.hint = null;
    if (frame.seat !== null && frame.seat !== undefined) this.turnOf = frame.seat;
    if (frame.back_to !== null && frame.back_to !== undefined) {
      this.moves = this.moves.slice(0, frame.back_to);
    }
    if (frame.shown) this.moves = [...this.moves, frame.shown];
    this.film = frame.film ? frame.now.ply : this.film;
    if (frame.now.outcome && this.table) this.table = { ...this.table, stage: 'over' };
    this.settle();
    this.happen({ kind: 'move', update: frame, before });
  }

  /** A move that the game has gone past is no longer on its way. */
  private settle(): void {
    if (this.pending && (this.now?.ply ?? 0) !== this.pending.ply) this.pending = null;
    this.known = new Map();
  }

  private refused(
    name: string,
    objection: Objection,
    now: SeatView | null,
    table: string | undefined,
  ): void {
    if (this.answered(name, objection)) return;
    if (name && name === this.job?.nonce) {
      this.job = null;
      this.thinking = null;
    }
    if (name && name === this.pending?.nonce) this.pending = null;
    if (table && table !== this.id) return;
    if (now) this.now = now;
    if (!this.table) this.trouble = objection;
    else this.happen({ kind: 'refused', objection });
  }

  private thought({ nonce: name, evaluations }: HelpResult): void {
    if (name !== this.job?.nonce) return;
    const { done } = this.job;
    this.job = null;
    this.thinking = null;
    done(evaluations);
  }
}
