/** The wire's types. wire.ts is generated from the server's by `make wire`. */
import type { TableAction } from './wire';

export type * from './wire';
/** A seat's number; -1 is chance. */
export type Seat = number;
/** What a seat may do besides moving. */
export type ActionName = TableAction['what'];
/** How a hand moved before it let go, in the game's notation. */
export type Hand = string;
