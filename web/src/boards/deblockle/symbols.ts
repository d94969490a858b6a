/** The six symbols as filled paths on the unit square: drawn in SVG, painted on cubes. */
import type { Sign } from './table';

const ring = (x: number, y: number): string =>
  `M${x - 0.155} ${y}a.155 .155 0 0 1 .31 0 .155 .155 0 0 1-.31 0zm.07 0a.085 .085 0 0 0 .17 0 .085 .085 0 0 0-.17 0z`;

export const SHAPES: Record<Sign, string> = {
  S: 'M.5 .17 .58 .4.83 .4.63 .55.7 .79.5 .65.3 .79.37 .55.17 .4.42 .4z',
  P: 'M.31 .31h.38v.38h-.38z',
  C: 'M.442 .22h.116v.222h.222v.116h-.222v.222h-.116v-.222h-.222v-.116h.222z',
  X: 'M.679 .239 .761 .321 .582 .5 .761 .679 .679 .761 .5 .582 .321 .761 .239 .679 .418 .5 .239 .321 .321 .239 .5 .418z',
  L: 'M.458 .2h.084v.258h.258v.084h-.258v.258h-.084v-.258h-.258v-.084h.258zM.5 .1 .61 .27H.39zM.5 .9 .39 .73H.61zM.1 .5 .27 .39V.61zM.9 .5 .73 .61V.39z',
  H: ring(0.5, 0.36) + ring(0.36, 0.61) + ring(0.64, 0.61),
};
