/** The symbols by the letters in which they are written. */
import type { SymbolName } from './Symbol.svelte';
import type { Sign } from './table';

export const NAMES: Record<Sign, SymbolName> = {
  S: 'star',
  P: 'stop',
  C: 'cross',
  X: 'x',
  L: 'slider',
  H: 'hoops',
};
