/** The positions of games that are shown small: asked for together, only for boards that are seen,
 * and never more often than a board may move. */
import { get } from '../api/http';
import type { Featured } from '../api/types';

const EVERY_MS = 3000;

export class SmallBoards {
  boards = $state.raw<Record<string, Featured>>({});
  private readonly seen = new Set<string>();
  private readonly asked = new Set<string>();
  private readonly timer = setInterval(() => void this.tick(), EVERY_MS);
  private readonly isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private isAsking = false;

  /** A board has come into sight or has left it. */
  sees(table: string, isSeen: boolean): void {
    if (isSeen) this.seen.add(table);
    else this.seen.delete(table);
    void this.askForNew();
  }

  close(): void {
    clearInterval(this.timer);
    this.seen.clear();
  }

  private async tick(): Promise<void> {
    if (!document.hidden && !this.isStill) await this.ask([...this.seen]);
  }

  /** Those that have just come into sight are not kept waiting for the next round. */
  private async askForNew(): Promise<void> {
    const unknown = () => [...this.seen].filter((one) => !this.asked.has(one));
    // The rest of a row comes into sight in the same moment.
    await Promise.resolve();
    while (!this.isAsking && unknown().length) await this.ask(unknown());
  }

  private async ask(tables: string[]): Promise<void> {
    if (this.isAsking || !tables.length) return;
    this.isAsking = true;
    for (const table of tables) this.asked.add(table);
    try {
      const found = await get<Featured[]>(`/api/boards?tables=${tables.join(',')}`);
      const now = Object.fromEntries(found.map((one) => [one.table.id, one]));
      this.boards = { ...this.boards, ...now };
    } catch {
      // Boards that nobody can show stay as they were.
    } finally {
      this.isAsking = false;
    }
  }
}

/** Tells whether an element is in sight, from now on. */
export function inSight(element: Element, tell: (isSeen: boolean) => void) {
  const observer = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false));
  observer.observe(element);
  return {
    destroy: () => {
      observer.disconnect();
      tell(false);
    },
  };
}
