/** A table on this screen: the server's latest state, and at most one move on its way to it. */
import { NO_CONNECTION } from '../api/http';
import { nonce, type Connection, type Socket } from '../api/socket';
import type {
  ActionName,
  AskHelp,
  BotThinking,
  ClockTimes,
  Evaluation,
  GameUpdate,
  Hand,
  HelpResult,
  Objection,
  Presence,
  Seat,
  SeatView,
  ServerFrame,
  TableInfo,
  TableSnapshot,
} from '../api/types';

/** A proposed move that the server has not confirmed yet. */
export interface PendingMove {
  seat: Seat;
  ply: number;
  move: string;
  nonce: string;
  hand?: Hand;
}

/** The state before an update, shown while the board plays the film of it. */
export interface Before {
  now: SeatView;
  moves: string[];
  by: Seat[];
}
/** Something that happened at the table, to be announced to the player. */
export type SessionEvent =
  | { kind: 'move'; update: GameUpdate; before: Before | null }
  | { kind: 'phrase'; seat: Seat; phrase: string }
  | { kind: 'doubt'; objection: Objection }
  | { kind: 'refused'; objection: Objection };

const CHECK_TIMEOUT = 5000;

export class TableSession {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableInfo | null>(null);
  yours = $state.raw<Seat[]>([]);
  now = $state.raw<SeatView | null>(null);
  moves = $state.raw<string[]>([]);
  /** Who made each of the moves; chance is -1. */
  by = $state.raw<Seat[]>([]);
  clocks = $state.raw<ClockTimes | null>(null);
  presence = $state.raw<Presence | null>(null);
  pending = $state.raw<PendingMove | null>(null);
  /** The ply of the latest film. */
  film = $state.raw<number | null>(null);
  hint = $state.raw<Evaluation | null>(null);
  /** The progress of the hint that is being computed; null while there is none. */
  hintProgress = $state<number | null>(null);
  /** The place of the hint in the queue; 0 while it is being computed. */
  hintPlace = $state(0);
  /** What the computer player to move waits for, or whether it had less time than usual. */
  thinking = $state.raw<BotThinking | null>(null);
  /** Why the table cannot be shown at all. */
  objection = $state.raw<Objection | null>(null);
  /** The pick-up that the next hand motion began with; its token is null until the server answers. */
  private held: { nonce: string; token: string | null } | null = null;
  private version = 0;
  private turnOf = $state<Seat | null>(null);
  /** The seat that moved last, as far as it was seen. */
  private moved: Seat | null = null;
  /** Checks the server has not answered yet, by nonce. */
  private readonly openChecks = new Map<string, (objection: Objection | null) => void>();
  /** Checks already made in this position, by version and move. */
  private checks = new Map<string, Promise<Objection | null>>();
  private hintJob: { nonce: string; id: string; resolve: (hints: Evaluation[]) => void } | null =
    null;
  private readonly unsubscribe: (() => void)[];

  constructor(
    readonly id: string,
    private readonly socket: Socket,
    private readonly emit: (event: SessionEvent) => void = () => {},
  ) {
    this.unsubscribe = [
      socket.listen((frame) => this.receive(frame)),
      socket.watch((connection) => (this.connection = connection)),
    ];
    socket.connect();
    this.open();
  }

  /** The seat whose view is shown: at a shared screen, the player to move. */
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

  /** In games of skill: from now on the server counts the time of the hand motion. */
  pickUp(): void {
    if (!this.isLive || !this.now) return;
    const { ply, to_play } = this.now;
    const id = nonce();
    const frame = { t: 'pick-up', table: this.id, seat: to_play!, ply, nonce: id } as const;
    this.held = { nonce: id, token: this.socket.send(frame) ? null : '' };
  }

  propose(move: string, hand?: Hand): void {
    if (!this.isLive || !this.now) return;
    const { ply, to_play } = this.now;
    this.pending = { seat: to_play!, ply, move, nonce: nonce(), ...(hand && { hand }) };
    this.hint = null;
    this.sendPending();
  }

  /** Checks a move with the server unless it is legal; answers are cached for the position. */
  preview(move: string): Promise<Objection | null> {
    if (!this.now || !this.isMine || this.now.legal?.includes(move)) return Promise.resolve(null);
    const key = `${this.version} ${move}`;
    const check = this.checks.get(key) ?? this.check(move);
    this.checks.set(key, check);
    return check;
  }

  /** Whether something may be there to take back: the first seat begins, the others move later. */
  get canTakeBack(): boolean {
    const ply = this.now?.ply ?? 0;
    return ply > (this.yours.includes(0) ? 0 : 1);
  }

  act(what: ActionName): void {
    if (this.seat === null) return;
    // At a shared screen the seat that has not agreed yet answers an offer.
    const agreed = this.now?.offer?.agreed;
    const undecided = this.yours.find((seat) => agreed && !agreed.includes(seat));
    const answering = what === 'agree' || what === 'decline' ? undecided : undefined;
    // There, too, the last move is taken back, whoever is to move now.
    const regretting =
      what === 'take-back' ? this.yours.find((one) => one === this.moved) : undefined;
    const seat = answering ?? regretting ?? this.seat;
    this.socket.send({ t: 'act', table: this.id, seat, what, nonce: nonce() });
  }

  sayPhrase(phrase: string): void {
    if (this.seat === null) return;
    this.socket.send({ t: 'say', table: this.id, seat: this.seat, phrase, nonce: nonce() });
  }

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const ply = this.now?.ply;
    const hints = await this.requestHelp({ kind: 'hint', seat: this.seat });
    if (this.now?.ply === ply) this.hint = hints[0] ?? null;
  }

  /** The engine's opinion of every move of a finished game, once it has nothing else to do; never,
   * if that is refused. */
  askReview(): Promise<Evaluation[]> {
    return this.requestHelp({ kind: 'review', idle: true });
  }

  /** Gives up what was asked of the engine. */
  cancelHelp(): void {
    if (this.hintJob?.id) this.socket.send({ t: 'cancel', job: this.hintJob.id });
    this.hintJob = null;
    this.hintProgress = null;
  }

  close(): void {
    for (const unsubscribe of this.unsubscribe) unsubscribe();
    this.socket.send({ t: 'close', table: this.id });
  }

  private requestHelp(what: Pick<AskHelp, 'kind' | 'seat' | 'idle'>): Promise<Evaluation[]> {
    this.cancelHelp();
    return new Promise((resolve) => {
      this.hintJob = { nonce: nonce(), id: '', resolve };
      this.hintProgress = 0;
      const sent: AskHelp = { t: 'help', table: this.id, ...what, nonce: this.hintJob.nonce };
      if (!this.socket.send(sent)) this.hintProgress = null;
    });
  }

  private open(): void {
    this.socket.send({
      t: 'open',
      table: this.id,
      ...(this.version && this.now && { since: this.version }),
    });
  }

  /** A hand motion goes with the token of its pick-up, and waits for that. */
  private sendPending(): void {
    const { pending, held } = this;
    if (!pending || (pending.hand && held && held.token === null)) return;
    const token = pending.hand && held?.token;
    this.socket.send({ t: 'move', table: this.id, ...pending, ...(token && { token }) });
  }

  private answerPickUp(id: string, token: string): boolean {
    if (!id || id !== this.held?.nonce) return false;
    this.held = { nonce: id, token };
    if (this.pending) this.sendPending();
    return true;
  }

  private check(move: string): Promise<Objection | null> {
    const { ply, to_play } = this.now!;
    const id = nonce();
    const frame = { t: 'check', table: this.id, seat: to_play!, ply, move, nonce: id } as const;
    if (!this.socket.send(frame)) return Promise.resolve(NO_CONNECTION);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answerCheck(id, NO_CONNECTION), CHECK_TIMEOUT);
      this.openChecks.set(id, (objection) => {
        clearTimeout(timer);
        resolve(objection);
      });
    });
  }

  private answerCheck(id: string, objection: Objection | null): boolean {
    const resolve = this.openChecks.get(id);
    this.openChecks.delete(id);
    resolve?.(objection);
    return Boolean(resolve);
  }

  private receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'welcome':
        // Jobs of the broken connection are not answered on this one, nor is a pick-up.
        this.hintProgress = null;
        if (this.held?.token === null) this.held = null;
        this.open();
        return this.sendPending();
      case 'resync':
        if (!frame.table || frame.table === this.id) this.open();
        return;
      case 'nearer':
        return frame.table === this.id ? this.socket.moveTo(frame.url) : undefined;
      case 'checked':
        return void this.answerCheck(frame.nonce, frame.objection ?? null);
      case 'picked-up':
        return void this.answerPickUp(frame.nonce, frame.token);
      case 'ack':
        // Other tables of this page have acknowledgements too, but none of them places a block.
        if (frame.doubt) this.emit({ kind: 'doubt', objection: frame.doubt });
        return;
      case 'refused':
        return this.refused(frame.nonce ?? '', frame.objection, frame.now ?? null, frame.table);
      case 'progress':
        if (frame.nonce === this.hintJob?.nonce) {
          this.hintJob.id = frame.job;
          this.hintProgress = frame.part;
          this.hintPlace = frame.place ?? 0;
        }
        return;
      case 'result':
        return this.finishHint(frame);
      case 'thinking':
        if (frame.table === this.id) this.thinking = frame;
        return;
      case 'table':
        if (frame.table.id === this.id) this.applySnapshot(frame);
        return;
      case 'update':
        if (frame.table === this.id) this.applyUpdate(frame);
        return;
      case 'presence':
        if (frame.table === this.id) this.presence = frame;
        return;
      case 'phrase':
        if (frame.table === this.id) this.emit({ kind: 'phrase', ...frame });
    }
  }

  private applySnapshot(frame: TableSnapshot): void {
    this.objection = null;
    this.table = frame.table;
    // A reconnection without news must not disturb the board: the player may be holding a piece.
    const isNew =
      !this.now || frame.version !== this.version || String(frame.yours) !== String(this.yours);
    if (isNew) this.now = frame.now ?? null;
    this.version = frame.version;
    this.yours = frame.yours;
    this.moves = frame.moves ?? [];
    this.by = frame.by ?? [];
    this.clocks = frame.clocks ?? null;
    this.turnOf = this.now?.to_play ?? null;
    this.startPosition();
  }

  private applyUpdate(frame: GameUpdate): void {
    if (frame.version <= this.version) return;
    this.version = frame.version;
    const before = this.now && { now: this.now, moves: this.moves, by: this.by };
    this.now = frame.now;
    this.clocks = frame.clocks ?? null;
    this.hint = null;
    if (!this.thinking?.hurried || this.isMine) this.thinking = null;
    if (frame.seat !== null && frame.seat !== undefined) this.turnOf = frame.seat;
    if (frame.back_to !== null && frame.back_to !== undefined) {
      this.moves = this.moves.slice(0, frame.back_to);
      this.by = this.by.slice(0, frame.back_to);
    }
    if (frame.shown) {
      this.moves = [...this.moves, frame.shown];
      this.by = [...this.by, frame.by ?? -1];
      this.moved = frame.by ?? this.moved;
    } else this.moved = null;
    this.film = frame.film ? frame.now.ply : this.film;
    if (frame.now.outcome && this.table) this.table = { ...this.table, stage: 'over' };
    this.startPosition();
    this.emit({ kind: 'move', update: frame, before });
  }

  /** A new position: the pending move has arrived or is obsolete, and so are cached checks. */
  private startPosition(): void {
    if (this.pending && (this.now?.ply ?? 0) !== this.pending.ply) this.pending = null;
    this.checks = new Map();
  }

  private refused(
    id: string,
    objection: Objection,
    now: SeatView | null,
    table: string | undefined,
  ): void {
    if (this.answerCheck(id, objection) || this.answerPickUp(id, '')) return;
    if (id && id === this.hintJob?.nonce) {
      this.hintJob = null;
      this.hintProgress = null;
    }
    if (id && id === this.pending?.nonce) this.pending = null;
    if (table && table !== this.id) return;
    if (now) this.now = now;
    if (!this.table) this.objection = objection;
    else this.emit({ kind: 'refused', objection });
  }

  private finishHint({ nonce: id, evaluations }: HelpResult): void {
    if (id !== this.hintJob?.nonce) return;
    const { resolve } = this.hintJob;
    this.hintJob = null;
    this.hintProgress = null;
    resolve(evaluations);
  }
}
