/** A guest's name: asked for once, when others are about to see it, and never again. */
import { generatedMark } from '../api/guest';
import { post } from '../api/http';
import type { Me } from '../api/types';
import { me } from './me.svelte';
import { load, save } from './storage';

const MEMORY = 'name-asked';

class NameGuest {
  /** Whether the question is on the screen. */
  isAsking = $state(false);
  private answered: (() => void) | null = null;

  /** Asks a guest who has no name of their own yet; others are not disturbed. */
  async ask(): Promise<void> {
    const person = await me.signedIn();
    if (person.guest && generatedMark(person.name) && !load(MEMORY)) await this.open();
  }

  /** Puts the question, and waits for an answer. */
  open(): Promise<void> {
    this.isAsking = true;
    return new Promise((resolve) => (this.answered = resolve));
  }

  async choose(name: string): Promise<void> {
    me.become(await post<Me>('/api/me/name', { name }));
    this.close();
  }

  /** The question is answered, if only by leaving it. */
  close(): void {
    save(MEMORY, '1');
    this.isAsking = false;
    this.answered?.();
    this.answered = null;
  }
}

export const nameGuest = new NameGuest();

/** Some of these names, at random. */
export function some(names: readonly string[], count: number): string[] {
  const left = [...names];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1).join(),
  );
}
