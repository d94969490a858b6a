/** Parts of the board that are loaded with the first block, each with its words. */
import { loadMessages } from '../../i18n/language.svelte';

async function withWords<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadMessages(['blockout-skill'])]);
  return module;
}

export const loadAiming = () => withWords(import('./Aiming.svelte'));
export const loadFilmCaption = () => withWords(import('./FilmCaption.svelte'));
export const loadFlatGrip = () => import('./flatGrip');
export const loadGrip = () => withWords(import('./grip'));
export const loadLevels = () => withWords(import('./Levels.svelte'));
export const loadAimingAids = () => withWords(import('./AimingAids.svelte'));
