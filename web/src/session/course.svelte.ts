/** A course as a learner goes through it: one task after the other, checked by the server. */
import { get, post } from '../api/http';
import type { Course, CourseTask, GameUpdate, Hand, SeatView, TaskResult } from '../api/types';
import { filmOf } from './film';
import { me } from './me.svelte';

export type Phase = 'watch' | 'try' | 'checking' | 'wrong' | 'solved';

/** Wrong tries after which the hand shows where to begin. */
const TRIES = 3;
/** Milliseconds for which a wrong move stays on the board. */
const PAUSE = 1600;

export const progressOf = (): Promise<Record<string, string[]>> =>
  get<Record<string, string[]>>('/api/me/courses');

export class CourseSession {
  at = $state(0);
  phase = $state<Phase>('watch');
  /** The tasks that are solved, by name. */
  solved = $state.raw<ReadonlySet<string>>(new Set());
  /** What the last move led to; null at the start of a task. */
  step = $state.raw<GameUpdate | null>(null);
  /** The film of the last chance move. */
  film = $state.raw<(() => Promise<ArrayBuffer>) | null>(null);
  /** Whether the learner needs to be shown where to begin. */
  stuck = $state(false);
  private moves: string[] = [];
  private wrong = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly course: Course,
    solved: readonly string[],
  ) {
    this.solved = new Set(solved);
    const open = course.tasks.findIndex(({ name }) => !this.solved.has(name));
    this.at = open < 0 ? course.tasks.length : open;
  }

  static async fetch(game: string): Promise<CourseSession> {
    await me.signedIn();
    const [course, progress] = await Promise.all([
      get<Course>(`/api/courses/${game}`),
      progressOf(),
    ]);
    return new CourseSession(course, progress[game] ?? []);
  }

  /** The task on the board; undefined at the last stop, the whole game. */
  get task(): CourseTask | undefined {
    return this.course.tasks[this.at];
  }
  get now(): SeatView {
    return this.step?.now ?? this.task!.now;
  }
  /** Whether it is the learner who is to move. */
  get isLive(): boolean {
    return (this.phase === 'watch' || this.phase === 'try') && Boolean(this.now.legal?.length);
  }

  go(index: number): void {
    this.at = Math.max(0, Math.min(this.course.tasks.length, index));
    this.wrong = 0;
    this.stuck = false;
    this.restart('watch');
  }

  /** The task from its beginning. */
  restart(phase: Phase): void {
    clearTimeout(this.timer);
    this.moves = [];
    this.step = null;
    this.film = null;
    this.phase = phase;
  }

  /** Plays a move; a refusal is thrown, and nothing has changed. */
  async propose(move: string, hand?: Hand): Promise<void> {
    const { task } = this;
    if (!task || !this.isLive) return;
    this.phase = 'checking';
    try {
      const body = { move, moves: this.moves, ...(hand && { hand }) };
      const path = `/api/courses/${this.course.game}/${task.name}`;
      const result = await post<TaskResult>(path, body);
      if (this.task === task) this.follow(task, result);
    } catch (error) {
      this.phase = 'try';
      throw error;
    }
  }

  private follow(task: CourseTask, result: TaskResult): void {
    this.step = result.steps.at(-1) ?? this.step;
    this.film = filmOf(result.film);
    if (result.verdict === 'wrong') return this.takeBack();
    this.moves = result.moves;
    this.phase = result.verdict === 'solved' ? 'solved' : 'try';
    if (result.verdict === 'solved') this.solved = new Set([...this.solved, task.name]);
  }

  private takeBack(): void {
    this.phase = 'wrong';
    this.wrong += 1;
    this.stuck = this.wrong >= TRIES;
    this.timer = setTimeout(() => this.restart('try'), PAUSE);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
