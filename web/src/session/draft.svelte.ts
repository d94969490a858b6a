/** A position being set up by hand: the server draws each draft and says what is wrong with it. */
import { post } from '../api/http';
import type { DraftShown, EditorTool } from '../api/types';

/** Tools that need no square. */
const AT_ONCE = ['turn', 'clear'];

export class Draft {
  shown = $state.raw<DraftShown | null>(null);
  tool = $state('');
  private last = Promise.resolve();

  constructor(
    readonly game: string,
    readonly first: string,
  ) {}

  get tools(): readonly EditorTool[] {
    return this.shown?.tools ?? [];
  }
  get isPossible(): boolean {
    return Boolean(this.shown && !this.shown.objection);
  }

  async open(): Promise<void> {
    await this.ask();
    this.tool = this.tools[0]?.name ?? '';
  }
  async choose(tool: string): Promise<void> {
    if (AT_ONCE.includes(tool)) await this.ask(tool);
    else this.tool = tool;
  }
  use = (square: string): Promise<void> => this.ask(this.tool, square);

  /** One request after the other: squares are tapped faster than the server answers. */
  private ask(tool = '', square = ''): Promise<void> {
    const answer = this.last.then(async () => {
      const draft = this.shown?.draft ?? this.first;
      const asked = { game: this.game, draft, ...(tool && { tool }), ...(square && { square }) };
      this.shown = await post<DraftShown>('/api/positions/edit', asked);
    });
    this.last = answer.catch(() => {});
    return answer;
  }
}
