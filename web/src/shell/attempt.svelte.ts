/** A request that the server may refuse: whether it is running, and the objection. */
import { RequestError } from '../api/http';
import type { Objection } from '../api/types';

export class Attempt {
  /** Whether a second request is ignored while the first is running. */
  protected readonly isOne: boolean = true;
  busy = $state(false);
  objection = $state.raw<Objection | null>(null);

  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.busy && this.isOne) return;
    this.busy = true;
    this.objection = null;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.objection = error.objection;
    } finally {
      this.busy = false;
    }
  }
}

/** Requests that may overlap; those who ask keep them in order. */
export class Attempts extends Attempt {
  protected override readonly isOne = false;
}
