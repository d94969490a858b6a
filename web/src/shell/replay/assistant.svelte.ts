/** The engine's help on a page. The table is opened with the first request. */
import { RequestError } from '../../api/http';
import type { AskHelp, Evaluation, Objection } from '../../api/types';
import { AssistanceSession, type HelpKind } from '../../session/assistance.svelte';
import { me, socket } from '../../session/me.svelte';

export class Assistant {
  private session = $state.raw<AssistanceSession | null>(null);
  private signInObjection = $state.raw<Objection | null>(null);
  private isClosed = false;

  constructor(private readonly id: () => string) {}

  /** The progress of the running job from 0 to 1; null while there is none. */
  get progress(): number | null {
    return this.session?.progress ?? null;
  }
  /** The place of the job in the queue; 0 while it is being worked on. */
  get place(): number {
    return this.session?.place ?? 0;
  }
  /** Whether the last answer had less time than usual. */
  get hurried(): boolean {
    return this.session?.hurried ?? false;
  }
  get objection(): Objection | null {
    return this.signInObjection ?? this.session?.objection ?? null;
  }

  async ask(kind: HelpKind, at: Pick<AskHelp, 'ply' | 'move'> = {}): Promise<Evaluation[] | null> {
    this.signInObjection = null;
    try {
      await me.signedIn();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.signInObjection = error.objection;
      return null;
    }
    if (this.isClosed) return null;
    this.session ??= new AssistanceSession(this.id(), socket);
    return this.session.ask(kind, at);
  }

  stop(): void {
    this.session?.stop();
  }

  close(): void {
    this.isClosed = true;
    this.session?.close();
  }
}
