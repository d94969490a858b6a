/** What tells seats apart: colour and shape together, so that nobody depends on colour alone. */
export const INLAYS = ['dot', 'diamond', 'plus', 'ring', 'bar', 'triangle'] as const;
export type Inlay = (typeof INLAYS)[number];

export interface SeatMark {
  /** a colour of tokens.css, such as `var(--brick)` */
  paint: string;
  inlay: Inlay;
}
