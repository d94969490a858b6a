/** The page's WebSocket: says hello, reconnects by itself, and follows the server's clock.
 *
 * Listeners receive every frame. A `welcome` frame follows each (re)connection: time to reopen
 * tables and to resend whatever was not acknowledged.
 */
import type { ClientFrame, ServerFrame } from './types';

export type Connection = 'connecting' | 'open' | 'broken';
export type Listener = (frame: ServerFrame) => void;

const FIRST_RETRY = 250;
/** While the line has not been down for long: its return is seen within a second. */
const SOON = 600;
const LONGEST_RETRY = 8000;
/** So long it is tried every `SOON` milliseconds; afterwards less and less often. */
const IMPATIENT = 60_000;
const PING_INTERVAL = 20_000;
/** A line that carries nothing for so long after a question is broken. */
const ANSWER_TIMEOUT = 5000;
/** Between two moves from one server to another. */
const SELDOM = 60_000;

export class Socket {
  private websocket: WebSocket | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly watchers = new Set<(connection: Connection) => void>();
  private retryDelay = FIRST_RETRY;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private isWanted = false;
  /** When it last went to another server. */
  private movedAt = -Infinity;
  private brokenSince = 0;
  /** The server's clock minus ours, in milliseconds. */
  private clockOffset = 0;
  connection: Connection = 'broken';

  constructor(private readonly address: () => string = defaultAddress) {
    // The network came or went, or the device woke up: do not wait for a timer.
    for (const change of ['online', 'offline']) addEventListener(change, () => this.probe());
    document.addEventListener('visibilitychange', () => document.hidden || this.probe());
  }

  /** The server's time, in milliseconds. */
  now(): number {
    return Date.now() + this.clockOffset;
  }

  connect(): void {
    this.isWanted = true;
    if (this.websocket) return;
    clearTimeout(this.retryTimer);
    this.setConnection('connecting');
    const websocket = new WebSocket(this.address());
    this.websocket = websocket;
    websocket.onopen = () => websocket.send(JSON.stringify({ t: 'hello' } satisfies ClientFrame));
    websocket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerFrame);
    websocket.onclose = () => this.reconnectLater(websocket);
  }

  /** Reconnects as somebody else, after signing in or out. */
  reconnect(): void {
    this.close();
    this.connect();
  }

  close(): void {
    const { websocket } = this;
    this.websocket = null;
    this.isWanted = false;
    clearTimeout(this.retryTimer);
    this.stopAsking();
    if (websocket) {
      websocket.onclose = null;
      websocket.onmessage = null;
      websocket.close();
    }
    this.setConnection('broken');
  }

  /** Goes to the server that was named, if that is at the origin of this page. What comes from the
   * old one is heard until the new one has said welcome; if it does not, nothing changes. Not again
   * and again: two tables of one page can be at different servers. */
  moveTo(url: string): void {
    const old = this.websocket;
    const there = new URL(url, location.href);
    if (!old || there.host !== location.host || Date.now() - this.movedAt < SELDOM) return;
    this.movedAt = Date.now();
    const websocket = new WebSocket(this.address() + there.search);
    websocket.onopen = () => websocket.send(JSON.stringify({ t: 'hello' } satisfies ClientFrame));
    websocket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as ServerFrame;
      if (frame.t !== 'welcome' || this.websocket !== old) return websocket.close();
      old.onclose = old.onmessage = null;
      old.close();
      this.websocket = websocket;
      websocket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerFrame);
      websocket.onclose = () => this.reconnectLater(websocket);
      this.receive(frame);
    };
  }

  /** Returns whether the frame was sent; frames that were not are the caller's to keep. */
  send(frame: ClientFrame): boolean {
    if (this.connection !== 'open' || !this.websocket) return false;
    this.websocket.send(JSON.stringify(frame));
    return true;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(watcher: (connection: Connection) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.connection);
    return () => this.watchers.delete(watcher);
  }

  /** Connects now, or makes sure that the line still carries. */
  private probe(): void {
    const { websocket } = this;
    if (!websocket) return this.isWanted ? this.connect() : undefined;
    if (!this.send({ t: 'ping' })) return;
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.giveUp(websocket), ANSWER_TIMEOUT);
  }

  /** A dead line never says that it is closed. */
  private giveUp(websocket: WebSocket): void {
    websocket.onclose = null;
    websocket.onmessage = null;
    websocket.close();
    this.reconnectLater(websocket);
  }

  private stopAsking(): void {
    clearInterval(this.pingTimer);
    clearTimeout(this.answerTimer);
  }

  private receive(frame: ServerFrame): void {
    clearTimeout(this.answerTimer);
    if (frame.t === 'welcome') {
      this.retryDelay = FIRST_RETRY;
      this.brokenSince = 0;
      this.setConnection('open');
      this.stopAsking();
      this.pingTimer = setInterval(() => this.probe(), PING_INTERVAL);
    }
    if (frame.t === 'welcome' || frame.t === 'pong') this.clockOffset = frame.at - Date.now();
    for (const listener of [...this.listeners]) listener(frame);
  }

  private reconnectLater(closed: WebSocket): void {
    if (this.websocket !== closed) return;
    this.websocket = null;
    this.stopAsking();
    this.setConnection('broken');
    this.brokenSince ||= Date.now();
    this.movedAt = -Infinity;
    const isNew = Date.now() - this.brokenSince < IMPATIENT;
    // Jitter: a server that comes back should not meet all its clients at once.
    const jitter = 0.75 + Math.random() / 2;
    this.retryTimer = setTimeout(() => this.connect(), this.retryDelay * jitter);
    this.retryDelay = Math.min(this.retryDelay * 2, isNew ? SOON : LONGEST_RETRY);
  }

  private setConnection(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    for (const watcher of [...this.watchers]) watcher(connection);
  }
}

function defaultAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/socket`;
}

/** An idempotency key: the server handles a frame that is sent twice once. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
