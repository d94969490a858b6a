/** Six short knocks of wood; never the only sign of anything. */
import { settings } from '../session/settings.svelte';

export type Knock = 'place' | 'slide' | 'tip' | 'topple' | 'turn' | 'low';

export function knock(kind: Knock): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers are silent until the page has been touched; a knock before that is not owed later.
  if (!navigator.userActivation?.hasBeenActive) return;
  void import('./wood').then(
    ({ play }) => play(kind),
    () => {},
  );
}
