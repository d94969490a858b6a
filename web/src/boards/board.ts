/** The contract between the table and a board.
 *
 * A board is a folder `boards/<game>` with a `keys.ts`, which names the server's games that it is
 * for, and a `board.ts` that exports a `GameBoard` and is fetched with the table. Nothing outside
 * the folder knows its name. Its messages are `<game>.ftl` and `<game>-*.ftl` in the catalogue.
 *
 * A board draws `view`, offers `legal`, and proposes a move as text. It knows no rules: what may
 * be played is in `legal`, and why something may not be played is asked for with `preview`.
 *
 * A board's component shows up to two boxes side by side at its root: `<div class="stage">` with
 * the board itself, which fills its box, and, if it has one, `<div class="tray">` with what is
 * in the hand and the buttons that belong to it. The table lays them out for every screen.
 */
import type { Component } from 'svelte';
import type { Hand, Objection, Seat } from '../api/types';
import type { Say } from '../i18n/messages';

export type { Hand, Objection, Seat } from '../api/types';

/** `flat` is SVG alone: by choice, on weak devices, and where there is no WebGL. */
export type Quality = 'flat' | 'low' | 'high';

/** What the line under the board says: a word of the board's own, or the rule that stands in the way. */
export type Note = { text: string; mood?: 'plain' | 'good' } | { objection: Objection };

export interface BoardProps<View> {
  view: View;
  /** What may be played now: of the seat at this screen, empty while it is somebody else's turn.
   * Empty in its turn means that the game does not list its moves. */
  legal: readonly string[];
  /** Whose eyes these are, null for a spectator. */
  seat: Seat | null;
  /** Seen from the other side of the board. */
  flipped: boolean;
  /** Whether a move may be proposed now. */
  live: boolean;
  quality: Quality;
  /** The last move as this seat was told, to show what has changed; null at the start. */
  last: string | null;
  /** A move that the computer suggests, to be pointed at. */
  hint: string | null;
  /** The film of what luck has just done, in the bytes of the game's own film. */
  film: (() => Promise<ArrayBuffer>) | null;
  /** The catalogue in the reader's language. */
  say: Say;
  /** Play this. The board is given a new view when it has been played. */
  propose: (move: string, hand?: Hand) => void;
  /** May this be played? The objection, or null. Costs nothing when the move is in `legal`. */
  preview: (move: string) => Promise<Objection | null>;
  /** Says a sentence in the line under the board, where a screen reader hears it too; null ends it. */
  tell: (note: Note | null) => void;
  /** The board is showing a film, or has ended: until then it is given the position before it, and
   * what came of it is told afterwards. */
  hold?: (isShowing: boolean) => void;
}

export const INLAYS = ['dot', 'diamond', 'plus', 'ring', 'bar', 'triangle'] as const;
export type Inlay = (typeof INLAYS)[number];

/** How a seat's chip looks: a paint of design/tokens.css and an inlay, never a paint alone. */
export interface Mark {
  paint: string;
  inlay: Inlay;
}

/** A move to be told in words. */
export interface Deed<View> {
  /** the game's key */
  game: string;
  move: string;
  /** the name of who played it: a player's, or that of luck */
  who: string;
  /** how things stand after it */
  view: View;
}

export interface GameBoard<View = any> {
  /** The marks of a seat, one for each of its colours. */
  marks: (game: string, seat: Seat, seats: number) => Mark[];
  /** A move as a sentence, for the screen reader. */
  tell: (deed: Deed<View>, say: Say) => string;
  /** A move in a few words, for the list of moves and for hints, where players do not read notation. */
  short?: (move: string, say: Say) => string;
  /** How the table looks while a move is on its way to the server. Left out where luck decides. */
  expect?: (view: View, move: string) => View;
  /** A short word on how a seat stands, such as how many pieces are left. */
  standing?: (view: View, seat: Seat, say: Say) => string;
  /** A written position of the rules pages, so that they can show it. */
  read?: () => Promise<{ default: (game: string, position: string) => View }>;
  /** Whether there is a solid scene of it, so that a player can choose. */
  scene?: boolean;
  /** The component, fetched when a table is opened. */
  load: () => Promise<{ default: Component<BoardProps<View>> }>;
}
