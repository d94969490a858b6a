/** The person at this browser. Guests are created on demand: nobody fills in a form to play. */
import { post, remove } from '../api/http';
import { Socket } from '../api/socket';
import type { Me } from '../api/types';
import { load, save } from './storage';

class Identity {
  now = $state.raw<Me | null>(remembered());
  /** Whether the server has confirmed who this is since the page was loaded. */
  private isConfirmed = false;
  private confirming: Promise<Me> | null = null;

  /** The person signed in here, a new guest if there is none. */
  async signedIn(): Promise<Me> {
    if (!this.isConfirmed) {
      // Several may ask at once; two requests without a cookie would make two guests.
      this.confirming ??= post<Me>('/api/guests').finally(() => (this.confirming = null));
      const person = await this.confirming;
      if (!this.isConfirmed) this.become(person);
    }
    return this.now!;
  }

  become(me: Me | null): void {
    this.now = me && { person: me.person, name: me.name, guest: me.guest };
    this.isConfirmed = me !== null;
    save('me', this.now ? JSON.stringify(this.now) : '');
  }

  async signOut(): Promise<void> {
    await remove('/api/sessions');
    this.become(null);
    socket.close();
  }
}

function remembered(): Me | null {
  try {
    return JSON.parse(load('me') || 'null') as Me | null;
  } catch {
    return null;
  }
}

export const me = new Identity();
export const socket = new Socket();
