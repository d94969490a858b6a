/** A socket that is a script: it keeps what is sent, and delivers what a test says. */
import { Socket } from '../src/api/socket';
import type { Heard, Said, Table } from '../src/api/types';

export class Scripted extends Socket {
  sent: Said[] = [];
  isUp = true;
  private ears: ((frame: Heard) => void)[] = [];
  override connect(): void {}
  override send(frame: Said): boolean {
    if (this.isUp) this.sent.push(frame);
    return this.isUp;
  }
  override listen(listener: (frame: Heard) => void): () => void {
    this.ears.push(listener);
    return () => {};
  }
  deliver(frame: Heard): void {
    for (const ear of this.ears) ear(frame);
  }
  last<T extends Said['t']>(t: T): Extract<Said, { t: T }> {
    return this.sent.filter((frame) => frame.t === t).at(-1) as Extract<Said, { t: T }>;
  }
}

export const table: Table = {
  id: 'abc',
  game: 'gobblet',
  options: {},
  chairs: [{ kind: 'person', name: 'Ada' }, { kind: 'bot', level: 2 }],
  clock: {},
  rated: false,
  public: false,
  stage: 'playing',
  host: 'p',
};
export const welcome: Heard = { t: 'welcome', person: 'p', name: 'Ada', guest: true, at: 0 };
