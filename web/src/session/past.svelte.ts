/** An earlier position of a game in progress, shown instead of the present one. */
import { get } from '../api/http';
import type { GameUpdate, Replay } from '../api/types';

export class Past {
  /** What is shown; null for the present. */
  step = $state.raw<GameUpdate | null>(null);
  /** The number of the move that led to it. */
  number = $state(0);
  private steps: GameUpdate[] = [];

  constructor(private readonly table: () => string) {}

  /** Shows the position after a move of the list, which has `count` moves now. */
  async show(number: number, count: number): Promise<void> {
    if (this.steps.length !== count) {
      const { steps } = await get<Replay>(`/api/tables/${this.table()}/record.json`);
      this.steps = steps.filter(({ shown }) => shown);
    }
    this.step = this.steps[number - 1] ?? null;
    this.number = number;
  }

  leave(): void {
    this.step = null;
  }
}
