/** The live list of public tables. */
import type { Socket } from '../api/socket';
import type { ServerFrame, TableInfo } from '../api/types';

export class LobbySession {
  tables = $state.raw<TableInfo[] | null>(null);
  private readonly unsubscribe: () => void;

  constructor(private readonly socket: Socket) {
    this.unsubscribe = socket.listen((frame) => this.receive(frame));
    socket.connect();
    socket.send({ t: 'lobby', on: true });
  }

  close(): void {
    this.unsubscribe();
    this.socket.send({ t: 'lobby', on: false });
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'welcome') this.socket.send({ t: 'lobby', on: true });
    if (frame.t !== 'tables') return;
    const changed = new Set([...(frame.gone ?? []), ...frame.tables.map((table) => table.id)]);
    const kept = frame.whole ? [] : (this.tables ?? []).filter((table) => !changed.has(table.id));
    this.tables = [...frame.tables, ...kept];
  }
}
