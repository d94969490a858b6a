/** How many people and games there are, asked for now and then while the page is seen. */
import { get } from '../api/http';
import type { Activity } from '../api/types';

const EVERY_MS = 15_000;

export class ActivityWatch {
  now = $state.raw<Activity | null>(null);
  private readonly timer = setInterval(() => document.hidden || void this.ask(), EVERY_MS);

  constructor() {
    void this.ask();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.now = await get<Activity>('/api/activity');
    } catch {
      // Numbers that nobody knows are not shown.
      this.now = null;
    }
  }
}
