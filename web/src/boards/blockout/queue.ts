/** A queue of animations that run one after another. */
export class Queue {
  private readonly waiting: (() => Promise<void>)[] = [];
  private isBusy = false;
  private run = 0;

  /** `busy` is called when the first starts and when the last has ended. */
  constructor(private readonly busy: (isBusy: boolean) => void = () => {}) {}

  add(show: () => Promise<void>): void {
    this.waiting.push(show);
    if (this.isBusy) return;
    this.set(true);
    void this.work(this.run);
  }

  /** Drops what has not been shown. */
  clear(): void {
    this.waiting.length = 0;
    this.run++;
    this.set(false);
  }

  private async work(mine: number): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await next().catch(() => {});
      if (mine !== this.run) return;
    }
    this.set(false);
  }

  private set(isBusy: boolean): void {
    if (isBusy === this.isBusy) return;
    this.isBusy = isBusy;
    this.busy(isBusy);
  }
}
