/** How many people and games there are, asked for now and then while a page that shows it is seen. */
import { get } from '../api/http';
import type { Activity } from '../api/types';

const EVERY_MS = 15_000;

class ActivityWatch {
  now = $state.raw<Activity | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private readers = 0;

  /** Follows the numbers until the function returned is called. */
  follow(): () => void {
    this.readers += 1;
    if (this.readers === 1) {
      void this.ask();
      this.timer = setInterval(() => document.hidden || void this.ask(), EVERY_MS);
    }
    return () => {
      this.readers -= 1;
      if (this.readers === 0) clearInterval(this.timer);
    };
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

export const activity = new ActivityWatch();
