/** The machine's help on a page; the table is opened when it is first asked for something. */
import { Trouble } from '../../api/http';
import type { Objection, Evaluation } from '../../api/types';
import { me, socket } from '../../session/me.svelte';
import { Thinker } from '../../session/thinker.svelte';

export class Helper {
  private thinker = $state.raw<Thinker | null>(null);
  private trouble = $state.raw<Objection | null>(null);
  private isLeft = false;

  constructor(private readonly id: () => string) {}

  /** How much of a job is done; null while there is none. */
  get part(): number | null {
    return this.thinker?.part ?? null;
  }
  get objection(): Objection | null {
    return this.trouble ?? this.thinker?.objection ?? null;
  }

  async ask(kind: 'analysis' | 'review', ply?: number): Promise<Evaluation[] | null> {
    this.trouble = null;
    try {
      await me.here();
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem.objection;
      return null;
    }
    if (this.isLeft) return null;
    this.thinker ??= new Thinker(this.id(), socket);
    return this.thinker.ask(kind, ply);
  }

  stop(): void {
    this.thinker?.stop();
  }

  close(): void {
    this.isLeft = true;
    this.thinker?.close();
  }
}
