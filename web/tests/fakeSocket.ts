/** A fake socket: keeps the frames that are sent, and delivers those of the test. */
import { Socket } from '../src/api/socket';
import type { ServerFrame, ClientFrame, TableInfo } from '../src/api/types';

export class FakeSocket extends Socket {
  sent: ClientFrame[] = [];
  isUp = true;
  private listening: ((frame: ServerFrame) => void)[] = [];
  override connect(): void {}
  override send(frame: ClientFrame): boolean {
    if (this.isUp) this.sent.push(frame);
    return this.isUp;
  }
  override listen(listener: (frame: ServerFrame) => void): () => void {
    this.listening.push(listener);
    return () => {};
  }
  deliver(frame: ServerFrame): void {
    for (const listener of this.listening) listener(frame);
  }
  last<T extends ClientFrame['t']>(t: T): Extract<ClientFrame, { t: T }> {
    return this.sent.filter((frame) => frame.t === t).at(-1) as Extract<ClientFrame, { t: T }>;
  }
}

export const table: TableInfo = {
  id: 'abc',
  game: 'gobblet',
  options: {},
  chairs: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 2 },
  ],
  clock: {},
  rated: false,
  public: false,
  stage: 'playing',
  host: 'p',
};
export const welcome: ServerFrame = { t: 'welcome', person: 'p', name: 'Ada', guest: true, at: 0 };
