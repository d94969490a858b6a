/** The one socket: it says hello, comes back by itself after a break, and keeps the server's time.
 *
 * Who listens is told of every frame, and of `welcome` after each return: then is the time to open
 * tables again and to send once more whatever was not acknowledged.
 */
import type { ServerFrame, ClientFrame } from './types';

export type Connection = 'connecting' | 'open' | 'broken';
export type Listener = (frame: ServerFrame) => void;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

export class Socket {
  private wire: WebSocket | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly watchers = new Set<(connection: Connection) => void>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private lead = 0;
  connection: Connection = 'broken';

  constructor(private readonly address: () => string = addressHere) {}

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.lead;
  }

  connect(): void {
    if (this.wire) return;
    clearTimeout(this.timer);
    this.become('connecting');
    const wire = new WebSocket(this.address());
    this.wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ t: 'hello' } satisfies ClientFrame));
    wire.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as ServerFrame);
    wire.onclose = () => this.lost(wire);
  }

  /** Starts afresh, as somebody else: after signing in or out. */
  reconnect(): void {
    this.close();
    this.connect();
  }

  close(): void {
    const wire = this.wire;
    this.wire = null;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    if (wire) {
      wire.onclose = null;
      wire.onmessage = null;
      wire.close();
    }
    this.become('broken');
  }

  /** Says whether it went out; what did not is the sender's to keep. */
  send(frame: ClientFrame): boolean {
    if (this.connection !== 'open' || !this.wire) return false;
    this.wire.send(JSON.stringify(frame));
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

  private hear(frame: ServerFrame): void {
    if (frame.t === 'welcome') {
      this.wait = FIRST_WAIT;
      this.become('open');
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.send({ t: 'ping' }), PING_EVERY);
    }
    if (frame.t === 'welcome' || frame.t === 'pong') this.lead = frame.at - Date.now();
    for (const listener of [...this.listeners]) listener(frame);
  }

  private lost(wire: WebSocket): void {
    if (this.wire !== wire) return;
    this.wire = null;
    clearInterval(this.pinging);
    this.become('broken');
    // Spread out, so that a server that comes back is not met by everybody at once.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    for (const watcher of [...this.watchers]) watcher(connection);
  }
}

function addressHere(): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/socket`;
}

/** A name for something sent, so that sending it twice counts once. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
