/** The live list of public tables: a page at a time, newest first, then its changes. */
import type { Socket } from '../api/socket';
import type { ServerFrame, TableInfo } from '../api/types';

export class LobbySession {
  tables = $state.raw<TableInfo[] | null>(null);
  /** Whether the server has older tables than those listed. */
  hasMore = $state(false);
  private readonly unsubscribe: () => void;

  constructor(private readonly socket: Socket) {
    this.unsubscribe = socket.listen((frame) => this.receive(frame));
    socket.connect();
    socket.send({ t: 'lobby', on: true });
  }

  /** Asks for the next page. */
  more(): void {
    const oldest = this.tables?.at(-1);
    if (oldest) this.socket.send({ t: 'lobby', on: true, after: oldest.id });
  }

  close(): void {
    this.unsubscribe();
    this.socket.send({ t: 'lobby', on: false });
  }

  private receive(frame: ServerFrame): void {
    // After a `resync` too the list has to be asked for again.
    if (frame.t === 'welcome' || frame.t === 'resync') this.socket.send({ t: 'lobby', on: true });
    if (frame.t !== 'tables') return;
    const { tables, gone = [], whole = false, more } = frame;
    const changed = new Set([...gone, ...tables.map((table) => table.id)]);
    const kept = whole ? [] : (this.tables ?? []).filter((table) => !changed.has(table.id));
    const oldest = this.tables?.at(-1);
    const isPage = typeof more === 'boolean';
    // A change of a table that is on a later page is not for this list yet.
    const isLater = (table: TableInfo) =>
      !isPage && this.hasMore && oldest !== undefined && isOlder(table, oldest);
    const fitting = tables.filter((table) => !isLater(table));
    this.tables = [...fitting, ...kept].sort((a, b) => (isOlder(a, b) ? 1 : -1));
    if (isPage) this.hasMore = more;
  }
}

function isOlder(table: TableInfo, than: TableInfo): boolean {
  const [made, thanMade] = [table.made ?? 0, than.made ?? 0];
  return made < thanMade || (made === thanMade && table.id < than.id);
}
