/** The game on top of the first page: one that is being played, followed; or a finished one, which
 * plays itself. It moves at most once in two seconds, and stands still while nobody looks or where
 * less motion is wanted. */
import { get } from '../api/http';
import type { Featured, GameUpdate } from '../api/types';

const STEP_MS = 2000;
const POLL_MS = 4000;
/** How many steps the end of a finished game is shown. */
const REST = 4;

export class Showcase {
  shown = $state.raw<Featured | null>(null);
  /** Whether its board is in sight. */
  isSeen = true;
  private at = $state(0);
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private waited = 0;
  private isAsking = false;

  constructor(private readonly game: string) {
    this.timer = setInterval(() => this.tick(), STEP_MS);
    void this.ask();
  }

  get step(): GameUpdate | null {
    const steps = this.shown?.steps ?? [];
    return steps[Math.min(this.at, steps.length - 1)] ?? null;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    if (document.hidden || !this.isSeen || this.isStill || !this.shown) return;
    if (this.shown.kind !== 'live') {
      this.at += 1;
      if (this.at < this.shown.steps.length + REST) return;
    }
    this.waited += STEP_MS;
    if (this.shown.kind !== 'live' || this.waited >= POLL_MS) void this.ask();
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.waited = 0;
    try {
      this.shown = await get<Featured>(`/api/featured/${this.game}`);
      // Standing still, a finished game is most interesting in the middle.
      const { kind, steps } = this.shown;
      this.at = kind === 'live' || !this.isStill ? 0 : Math.floor((2 * steps.length) / 3);
    } catch {
      // Without a server there is nothing to show; the next tick does not ask again by itself.
    } finally {
      this.isAsking = false;
    }
  }
}
