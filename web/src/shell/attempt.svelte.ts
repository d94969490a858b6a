/** Something that asks the server and may be refused: whether it is under way, and why not. */
import { Trouble } from '../api/http';
import type { Objection } from '../api/types';

export class Attempt {
  busy = $state(false);
  objection = $state.raw<Objection | null>(null);

  async make(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.objection = null;
    try {
      await deed();
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.objection = problem.objection;
    } finally {
      this.busy = false;
    }
  }
}
