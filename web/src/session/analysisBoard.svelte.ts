/** The analysis board: a position, the tree of what was tried from it, and the best lines, which
 * the server streams while somebody looks. */
import { post, RequestError } from '../api/http';
import type {
  AnalysisFrame,
  AnalysisLine,
  DraftShown,
  FileWritten,
  PositionShown,
} from '../api/types';
import { me, socket } from './me.svelte';
import { load, save } from './storage';
import { ROOT, nodeAt, noted, parentOf, withLine, without, type Variation } from './variations';

const LINES = 3;
/** How long a deleted line can be brought back. */
const UNDO_MS = 10_000;
/** Characters of a game that fit into one frame, with room for the rest. */
const LONGEST_FRAME = 15_000;

export class AnalysisBoard {
  shown = $state.raw<PositionShown | null>(null);
  tree = $state.raw<Variation>(ROOT);
  lines = $state.raw<AnalysisLine[]>([]);
  depth = $state(0);
  /** The place in the queue, while the search waits for its turn. */
  place = $state(0);
  isSearching = $state(false);
  /** Whether the lines are what the other side would play if it were to move: threats. */
  isThreat = $state(false);
  /** The tree before the last deletion, and the place in it, for a while. */
  deleted = $state.raw<{ tree: Variation; moves: readonly string[] } | null>(null);
  private setting: Setting = {};
  private nonce = '';
  private readonly stopListening = socket.listen((frame) => {
    if (frame.t === 'analysis' && frame.nonce === this.nonce) this.receive(frame);
    if (frame.t === 'progress' && frame.nonce === this.nonce) this.place = frame.place ?? 0;
    if (frame.t === 'refused' && frame.nonce === this.nonce) this.isSearching = false;
  });

  constructor(readonly game: string) {}

  get moves(): readonly string[] {
    return this.shown?.variation.moves ?? [];
  }
  get node(): Variation | undefined {
    return nodeAt(this.tree, this.moves);
  }

  /** Begins with a link's position, or where this browser left off. */
  async open(query: URLSearchParams): Promise<void> {
    await me.signedIn();
    socket.connect();
    const kept = query.size ? null : this.kept();
    this.tree = kept?.tree ?? ROOT;
    this.setting = kept?.setting ?? settingOf(query);
    await this.go(kept?.moves ?? query.get('moves')?.split(';') ?? []);
  }

  /** Shows the position after these moves and adds them to the tree; a refusal is thrown. */
  async go(moves: readonly string[]): Promise<void> {
    const asked = { game: this.game, moves: [...moves], ...this.setting };
    this.follow(await post<PositionShown>('/api/positions', asked));
  }

  /** Another start: a position as text, or the usual one. */
  async setUp(start: string): Promise<void> {
    const asked = { game: this.game, ...(start && { start }) };
    this.begin(await post<PositionShown>('/api/positions', asked));
  }

  /** A game from a file; its game may be another one, which is returned. */
  async read(text: string): Promise<string> {
    const found = await post<PositionShown>('/api/positions/file', { text });
    if (found.variation.game === this.game) this.begin(found);
    else keep(found.variation.game, found.variation, found.variation.moves ?? []);
    return found.variation.game;
  }

  /** The game up to here as a file. */
  written = (extension: string): Promise<FileWritten> =>
    post<FileWritten>('/api/positions/save', { variation: this.shown!.variation, extension });

  private begin(found: PositionShown): void {
    this.setting = partsOf(found.variation);
    this.tree = lineOf(found.variation.moves ?? []);
    this.follow(found);
  }

  private follow(found: PositionShown): void {
    this.shown = found;
    this.tree = withLine(this.tree, this.moves);
    this.keep();
    if (this.isSearching) this.search();
  }

  back = (): Promise<void> => this.go(parentOf(this.tree, this.moves));
  async forward(): Promise<void> {
    const next = this.node?.children[0];
    if (next) await this.go(next.moves);
  }
  async remove(): Promise<void> {
    const moves = this.moves;
    const parent = parentOf(this.tree, moves);
    const deleted = { tree: this.tree, moves };
    this.tree = without(this.tree, moves);
    await this.go(parent);
    this.deleted = deleted;
    setTimeout(() => this.deleted === deleted && (this.deleted = null), UNDO_MS);
  }
  note(note: { comment: string } | { name: string }): void {
    this.tree = noted(this.tree, this.moves, note);
    this.keep();
  }
  /** Brings back the line that was deleted last. */
  async undo(): Promise<void> {
    const { tree, moves } = this.deleted!;
    this.deleted = null;
    this.tree = tree;
    await this.go(moves);
  }

  // --- the engine

  search(): void {
    this.isThreat = false;
    this.clearLines();
    if (this.isOver) return;
    const { variation, position } = this.shown!;
    // A frame has a limit. Of a game that is too long for one, the position is analysed alone.
    const isLong = JSON.stringify(variation).length > LONGEST_FRAME;
    const asked = isLong ? { game: this.game, start: position } : variation;
    socket.send({ t: 'analyse', nonce: this.nonce, ...asked, lines: LINES });
  }
  /** Searches for the other side, as if it were to move here; a refusal is thrown. */
  async searchThreats(): Promise<void> {
    const { game } = this;
    const draft = this.shown!.position;
    const turned = await post<DraftShown>('/api/positions/edit', { game, draft, tool: 'turn' });
    if (turned.objection) throw new RequestError(turned.objection);
    if (this.shown?.position !== draft) return;
    this.isThreat = true;
    this.clearLines();
    const asked = { game, start: turned.draft, moves: [], lines: LINES };
    if (!this.isOver) socket.send({ t: 'analyse', nonce: this.nonce, ...asked });
  }
  private get isOver(): boolean {
    const now = this.shown?.update.now;
    return Boolean(now?.outcome) || now?.to_play === null;
  }
  private clearLines(): void {
    this.nonce = crypto.randomUUID();
    [this.lines, this.depth, this.place, this.isSearching] = [[], 0, 0, true];
  }
  stop(): void {
    this.isSearching = false;
    this.nonce = '';
    socket.send({ t: 'stop' });
  }
  private receive(frame: AnalysisFrame): void {
    [this.lines, this.depth, this.place] = [frame.lines, frame.depth, 0];
  }

  close(): void {
    this.stop();
    this.stopListening();
  }

  // --- what this browser keeps

  /** An address that shows this position. */
  get link(): string {
    return location.origin + addressOf(this.game, this.moves, this.setting);
  }
  private keep(): void {
    keep(this.game, this.setting, this.moves, this.tree);
  }
  private kept(): Kept | null {
    try {
      return JSON.parse(load(`analysis-${this.game}`) || 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}

/** Where the moves begin: the usual start if all of it is left out. */
interface Setting {
  start?: string | undefined;
  options?: Record<string, string> | undefined;
  seats?: number | null | undefined;
}

interface Kept {
  setting: Setting;
  moves: string[];
  tree: Variation;
}

const partsOf = ({ start, options, seats }: Setting): Setting => ({
  ...(start && { start }),
  ...(options && { options }),
  ...(seats && { seats }),
});

/** The address of a position on the analysis board; its options are parts of the query too. */
export function addressOf(game: string, moves: readonly string[], setting: Setting = {}): string {
  const query = new URLSearchParams(setting.options);
  if (setting.seats) query.set('seats', String(setting.seats));
  if (setting.start) query.set('start', setting.start);
  if (moves.length) query.set('moves', moves.join(';'));
  return `/analysis/${game}${query.size ? `?${query}` : ''}`;
}

function settingOf(query: URLSearchParams): Setting {
  const { start, seats, moves: _, ...options } = Object.fromEntries(query);
  const given = Object.keys(options).length ? options : undefined;
  return partsOf({ start, seats: seats ? Number(seats) : null, options: given });
}

function keep(
  game: string,
  setting: Setting,
  moves: readonly string[],
  tree: Variation = lineOf(moves),
): void {
  save(`analysis-${game}`, JSON.stringify({ setting: partsOf(setting), moves, tree }));
}

/** A tree of one line. */
const lineOf = (moves: readonly string[]): Variation =>
  moves.reduce((tree, _, index) => withLine(tree, moves.slice(0, index + 1)), ROOT);
