/** Who is here. A guest is made when one is needed, so nobody fills in a form to play. */
import { post, remove } from '../api/http';
import { Socket } from '../api/socket';
import type { Me } from '../api/types';
import { recall, remember } from './memory';

class Myself {
  now = $state.raw<Me | null>(known());

  /** The person of this browser, made if there is none yet. */
  async here(): Promise<Me> {
    if (!this.isSure) this.become(await post<Me>('/api/guests'));
    return this.now!;
  }
  private isSure = false;

  become(me: Me | null): void {
    this.now = me && { person: me.person, name: me.name, guest: me.guest };
    this.isSure = me !== null;
    remember('me', this.now ? JSON.stringify(this.now) : '');
  }

  async signOut(): Promise<void> {
    await remove('/api/sessions');
    this.become(null);
    socket.close();
  }
}

function known(): Me | null {
  try {
    return JSON.parse(recall('me') || 'null') as Me | null;
  } catch {
    return null;
  }
}

export const me = new Myself();
export const socket = new Socket();
