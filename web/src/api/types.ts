/** The wire's types; wire.ts is written by `make wire` from the server's own. */
import type { TableAction } from './wire';

export type * from './wire';
/** Who decides; -1 is luck. */
export type Seat = number;
/** What a seat may do beside moving. */
export type ActionName = TableAction['what'];
/** How a hand moved before it let go, in the game's notation. */
export type Hand = string;
