/** The machine's thoughts on a game that is looked at again: jobs with progress, which can be stopped. */
import { NO_CONNECTION } from '../api/http';
import { nonce, type Socket } from '../api/socket';
import type { ServerFrame, AskHelp, Objection, ClientFrame, Evaluation } from '../api/types';

interface Job {
  asks: AskHelp;
  /** the server's name for it, once it has one */
  name: string;
  done: (thoughts: Evaluation[] | null) => void;
}

export class Thinker {
  /** How much of the job is done; null while there is none. */
  part = $state<number | null>(null);
  objection = $state.raw<Objection | null>(null);
  private job: Job | null = null;
  /** Jobs that were stopped before they had a name. */
  private readonly unwanted = new Set<string>();
  private isOpen = false;
  private readonly leave: () => void;

  constructor(
    private readonly table: string,
    private readonly socket: Socket,
  ) {
    this.leave = socket.listen((frame) => this.hear(frame));
    socket.connect();
    this.open();
  }

  /** Thoughts on a position, or on the whole game; null if they were refused or stopped. */
  ask(kind: 'analysis' | 'review', ply?: number): Promise<Evaluation[] | null> {
    this.stop();
    this.objection = null;
    this.part = 0;
    return new Promise((done) => {
      const at = ply === undefined ? {} : { ply };
      const asks: AskHelp = { t: 'help', table: this.table, kind, nonce: nonce(), ...at };
      this.job = { asks, name: '', done };
      if (this.isOpen) this.send(asks);
    });
  }

  stop(): void {
    const { job } = this;
    if (!job) return;
    if (job.name) this.send({ t: 'cancel', job: job.name });
    else this.unwanted.add(job.asks.nonce);
    this.end(null);
  }

  close(): void {
    this.stop();
    this.leave();
    this.send({ t: 'close', table: this.table });
  }

  private send(frame: ClientFrame): void {
    this.socket.send(frame);
  }

  private open(): void {
    this.send({ t: 'open', table: this.table });
  }

  private end(thoughts: Evaluation[] | null): void {
    const { job } = this;
    this.job = null;
    this.part = null;
    job?.done(thoughts);
  }

  private hear(frame: ServerFrame): void {
    if (frame.t === 'welcome') return this.arrive();
    if (frame.t === 'table' && frame.table.id === this.table) return this.begin();
    if (frame.t === 'progress') return this.progress(frame.nonce, frame.job, frame.part);
    if (frame.t === 'result' && frame.nonce === this.job?.asks.nonce)
      return this.end(frame.evaluations);
    if (frame.t === 'refused') this.refused(frame.nonce ?? '', frame.objection);
  }

  /** A new line: what was asked on the one that broke is not answered here. */
  private arrive(): void {
    if (this.isOpen && this.job) this.fail(NO_CONNECTION);
    this.isOpen = false;
    this.open();
  }

  private begin(): void {
    if (!this.isOpen && this.job) this.send(this.job.asks);
    this.isOpen = true;
  }

  private progress(asked: string, name: string, part: number): void {
    if (this.unwanted.delete(asked)) this.send({ t: 'cancel', job: name });
    if (asked !== this.job?.asks.nonce) return;
    this.job.name = name;
    this.part = part;
  }

  private refused(asked: string, objection: Objection): void {
    // Either the job is refused, or the table cannot be opened at all.
    if (asked === this.job?.asks.nonce || (!this.isOpen && this.job)) this.fail(objection);
  }

  private fail(objection: Objection): void {
    this.objection = objection;
    this.end(null);
  }
}
