import type { GameOnShow } from '../../shell/cards';
import Picture from './Picture.svelte';

export default { Picture } satisfies GameOnShow;
