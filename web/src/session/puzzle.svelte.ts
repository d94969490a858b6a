/** Puzzles as somebody solves them: one after the other, checked by the server. */
import { get, post } from '../api/http';
import type {
  GameUpdate,
  PuzzleHint,
  PuzzleResult,
  PuzzleShown,
  PuzzleSolution,
  PuzzleStanding,
  PuzzleStart,
  SeatView,
} from '../api/types';
import { filmOf } from './film';
import { me } from './me.svelte';

export type Phase = 'try' | 'checking' | 'wrong' | 'solved' | 'shown';

/** A wrong move, and why it was wrong if the game can tell. */
export interface WrongTry {
  move: string;
  reason: string | undefined;
}

/** Milliseconds for which a wrong move stays on the board, and for each move of a solution. */
const PAUSE = 1400;
const STRIDE = 1000;

/** What is there to solve. */
export async function startOf(): Promise<PuzzleStart> {
  await me.signedIn();
  return get<PuzzleStart>('/api/puzzles');
}

/** A puzzle of a game: this one, or the next of a theme. */
export const puzzleOf = (game: string, id: string, theme = ''): Promise<PuzzleShown> =>
  get<PuzzleShown>(
    id
      ? `/api/puzzles/${game}/${id}`
      : `/api/puzzles/${game}/next?${new URLSearchParams({ theme })}`,
  );

export class PuzzleSession {
  phase = $state<Phase>('try');
  /** What the last move led to; null at the start. */
  step = $state.raw<GameUpdate | null>(null);
  wrong = $state.raw<readonly WrongTry[]>([]);
  /** The reasons for the right move. */
  reasons = $state.raw<readonly string[]>([]);
  standing = $state.raw<PuzzleStanding>()!;
  /** Rating points of the first try; null until it is decided here. */
  gain = $state<number | null>(null);
  /** The film of the last chance move. */
  film = $state.raw<(() => Promise<ArrayBuffer>) | null>(null);
  /** The first move of the solution, once somebody has asked for a hint. */
  hint = $state<string | null>(null);
  private moves: string[] = [];
  private told: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly puzzle: PuzzleShown,
    standing: PuzzleStanding,
  ) {
    this.standing = standing;
  }

  get now(): SeatView {
    return this.step?.now ?? this.puzzle.now;
  }
  get isLive(): boolean {
    return this.phase === 'try' && Boolean(this.now.legal?.length);
  }
  get isOver(): boolean {
    return this.phase === 'solved' || this.phase === 'shown';
  }
  /** Whether the rating may still change. */
  get isRated(): boolean {
    return !this.puzzle.is_decided && this.gain === null;
  }
  private get path(): string {
    return `/api/puzzles/${this.puzzle.game}/${this.puzzle.id}`;
  }

  /** Plays a move; a refusal is thrown, and nothing has changed. */
  async propose(move: string): Promise<void> {
    if (!this.isLive) return;
    this.phase = 'checking';
    try {
      this.follow(move, await post<PuzzleResult>(this.path, { move, moves: this.moves }));
    } catch (error) {
      this.phase = 'try';
      throw error;
    }
  }

  private follow(move: string, result: PuzzleResult): void {
    const before = this.step;
    this.step = result.steps.at(-1) ?? before;
    this.film = filmOf(result.film);
    this.hint = null;
    // What came of it is told once the film of it has been seen.
    this.told = () => this.tell(move, result, before);
    if (!this.film) this.filmEnded();
  }

  filmEnded(): void {
    this.told?.();
    this.told = null;
  }

  private tell(move: string, result: PuzzleResult, before: GameUpdate | null): void {
    if (result.verdict !== 'right') this.decided(result);
    if (result.verdict === 'wrong') return this.takeBack(move, result.reasons[0], before);
    this.moves = result.moves;
    this.reasons = result.reasons;
    this.phase = result.verdict === 'solved' ? 'solved' : 'try';
  }

  private decided({ gain, standing }: { gain: number; standing: PuzzleStanding }): void {
    if (this.isRated) this.gain = gain;
    this.standing = standing;
  }

  private takeBack(move: string, reason: string | undefined, before: GameUpdate | null): void {
    this.phase = 'wrong';
    this.wrong = [...this.wrong.filter((one) => one.move !== move), { move, reason }];
    this.timer = setTimeout(() => {
      [this.step, this.phase] = [before, 'try'];
    }, PAUSE);
  }

  /** Asks where the solution begins. */
  async askHint(): Promise<void> {
    this.hint = (await post<PuzzleHint>(`${this.path}/hint`)).move;
  }

  /** Gives up: the solution is played on the board. */
  async show(): Promise<void> {
    const found = await post<PuzzleSolution>(`${this.path}/solution`);
    clearTimeout(this.timer);
    this.decided(found);
    [this.phase, this.hint, this.film] = ['shown', null, filmOf(found.film)];
    this.play(found.steps);
  }

  private play([next, ...rest]: readonly GameUpdate[]): void {
    if (!next) return;
    this.step = next;
    this.timer = setTimeout(() => this.play(rest), STRIDE);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
