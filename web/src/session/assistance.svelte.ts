/** Analysis and review of a game by the engine: jobs with progress that can be cancelled. */
import { NO_CONNECTION } from '../api/http';
import { nonce, type Socket } from '../api/socket';
import type {
  AskHelp,
  ClientFrame,
  Evaluation,
  Objection,
  Progress,
  ServerFrame,
} from '../api/types';

export type HelpKind = Exclude<AskHelp['kind'], 'hint'>;

interface Job {
  request: AskHelp;
  /** assigned by the server with the first progress report */
  id: string;
  resolve: (evaluations: Evaluation[] | null) => void;
}

export class AssistanceSession {
  /** The progress of the job from 0 to 1; null while there is none. */
  progress = $state<number | null>(null);
  /** The place of the job in the queue; 0 while it is being worked on. */
  place = $state(0);
  /** Whether the last answer had less time than usual. */
  hurried = $state(false);
  objection = $state.raw<Objection | null>(null);
  private job: Job | null = null;
  /** Nonces of jobs that were cancelled before the server had given them an id. */
  private readonly cancelled = new Set<string>();
  private isOpen = false;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly table: string,
    private readonly socket: Socket,
  ) {
    this.unsubscribe = socket.listen((frame) => this.receive(frame));
    socket.connect();
    this.open();
  }

  /** Evaluates a position, the whole game or another move in it; null if the job was refused or
   * stopped. */
  ask(kind: HelpKind, at: Pick<AskHelp, 'ply' | 'move'> = {}): Promise<Evaluation[] | null> {
    this.stop();
    this.objection = null;
    this.progress = 0;
    this.place = 0;
    this.hurried = false;
    return new Promise((resolve) => {
      const request: AskHelp = { t: 'help', table: this.table, kind, nonce: nonce(), ...at };
      this.job = { request, id: '', resolve };
      if (this.isOpen) this.send(request);
    });
  }

  stop(): void {
    const { job } = this;
    if (!job) return;
    if (job.id) this.send({ t: 'cancel', job: job.id });
    else this.cancelled.add(job.request.nonce);
    this.finish(null);
  }

  close(): void {
    this.stop();
    this.unsubscribe();
    this.send({ t: 'close', table: this.table });
  }

  private send(frame: ClientFrame): void {
    this.socket.send(frame);
  }

  private open(): void {
    this.send({ t: 'open', table: this.table });
  }

  private finish(evaluations: Evaluation[] | null): void {
    const { job } = this;
    this.job = null;
    this.progress = null;
    job?.resolve(evaluations);
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'welcome') return this.reopen();
    if (frame.t === 'table' && frame.table.id === this.table) return this.opened();
    if (frame.t === 'progress') return this.report(frame);
    if (frame.t === 'result' && frame.nonce === this.job?.request.nonce) {
      this.hurried = frame.hurried ?? false;
      return this.finish(frame.evaluations);
    }
    if (frame.t === 'refused') this.refused(frame.nonce ?? '', frame.objection);
  }

  /** Reconnected: jobs of the broken connection are not answered on this one. */
  private reopen(): void {
    if (this.isOpen && this.job) this.fail(NO_CONNECTION);
    this.isOpen = false;
    this.open();
  }

  private opened(): void {
    if (!this.isOpen && this.job) this.send(this.job.request);
    this.isOpen = true;
  }

  private report({ nonce, job, part, place }: Progress): void {
    if (this.cancelled.delete(nonce)) this.send({ t: 'cancel', job });
    if (nonce !== this.job?.request.nonce) return;
    this.job.id = job;
    this.progress = part;
    this.place = place ?? 0;
  }

  private refused(nonce: string, objection: Objection): void {
    // Either the job is refused, or the table cannot be opened at all.
    if (nonce === this.job?.request.nonce || (!this.isOpen && this.job)) this.fail(objection);
  }

  private fail(objection: Objection): void {
    this.objection = objection;
    this.finish(null);
  }
}
