/** A search for finished games: what is wanted, and the page that was found. */
import { post } from '../api/http';
import type { GameSearch, PastGames } from '../api/types';

export class Games {
  wanted = $state<GameSearch>({});
  found = $state.raw<PastGames | null>(null);
  private asked = 0;

  /** `always` is part of every search: whose games they are. */
  constructor(private readonly always: GameSearch = {}) {}

  /** Searches with these changes, from the first page on. An answer that comes too late is
   * dropped. */
  async search(changes: GameSearch = {}): Promise<void> {
    this.wanted = withoutEmpty({ ...this.wanted, page: 0, ...changes });
    const asked = ++this.asked;
    const found = await post<PastGames>('/api/past-games', { ...this.wanted, ...this.always });
    if (asked === this.asked) this.found = found;
  }

  turn = (by: number): Promise<void> => this.search({ page: (this.wanted.page ?? 0) + by });

  get isFirst(): boolean {
    return (this.found?.page ?? 0) === 0;
  }
  get isLast(): boolean {
    const { page, size, total } = this.found ?? { page: 0, size: 1, total: 0 };
    return (page + 1) * size >= total;
  }
}

const isEmpty = (value: unknown) =>
  value === '' || value === false || value === null || value === undefined;
const withoutEmpty = (wanted: GameSearch): GameSearch =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => !isEmpty(value)));
