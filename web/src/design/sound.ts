/** Short wooden sounds. No sound is the only sign of anything. */
export type Sound = 'place' | 'slide' | 'tip' | 'topple' | 'turn' | 'low' | 'knock' | 'count';

let muted = false;

export const isMuted = (): boolean => muted;
export function setMuted(isMuted: boolean): void {
  muted = isMuted;
}

export function playSound(sound: Sound): void {
  if (muted || typeof AudioContext === 'undefined') return;
  // Browsers block audio until the first user gesture; sounds before it are dropped, not queued.
  if (!navigator.userActivation?.hasBeenActive) return;
  // The synthesiser is fetched with the first sound; without it the game stays silent.
  void import('./synth').then(
    ({ synthesise }) => synthesise(sound),
    () => {},
  );
}
