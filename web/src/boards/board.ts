/** The contract between the table and a board.
 *
 * A board is a folder `boards/<game>` with three files that are found by their names: `keys.ts`
 * lists the server's games played on it, `board.ts` exports a `GameBoard` and is loaded with the
 * table, `Picture.svelte` is its card on the home page. `Choice.svelte`, if there is one, is how an
 * option that can have any value is chosen for a new table. No other folder knows its name. Its
 * messages are `<game>.ftl` and `<game>-*.ftl` in the catalogue.
 *
 * A board draws `view`, offers `legal` and proposes a move as text. It contains no rules: what may
 * be played is in `legal`, and `preview` asks the server why something may not.
 *
 * Squares and pieces that do something for the game when they are pressed now are drawn so, say so
 * in their label and carry `data-may`; buttons that do nothing now are disabled. Somebody who knows
 * no rules can play by that alone (tests/browser/newcomer.py).
 *
 * A board's component renders up to two boxes side by side at its root: `<div class="stage">` with
 * the board itself, which fills its box, and optionally `<div class="tray">` with the pieces in
 * hand and their buttons. A board that is wider than high adds the class `wide` to its stage. The
 * table lays them out for every screen size. Styles that boards share
 * are in `board.css`.
 */
import type { Component } from 'svelte';
import type { Hand, Objection, Seat } from '../api/types';
import type { SeatMark } from '../design/seatMark';
import type { Sound } from '../design/sound';
import type { Params, Say } from '../i18n/messages';
import type { Quality } from '../scene/quality';

export type { Hand, Objection, Seat } from '../api/types';

/** The note under the board: a text of the board's own, or the rule that forbids a move. */
export type Note =
  { text: string; more?: string; mood?: 'plain' | 'good' } | { objection: Objection };

/** Whose turn it is, shown by a strip in the board's rim: near for the player at this screen. */
export interface Turn {
  paint: string;
  near: boolean;
}

export interface BoardProps<View> {
  view: View;
  /** The legal moves of the seat at this screen; empty while it is another seat's turn. Empty on
   * its own turn means that the game does not list its moves. */
  legal: readonly string[];
  /** The seat whose view this is; null for a spectator. */
  seat: Seat | null;
  /** Whether the board is shown from the other side. */
  flipped: boolean;
  /** Whether a move may be proposed now. */
  live: boolean;
  turn?: Turn | null;
  quality: Quality;
  /** The last move as this seat saw it, to highlight what has changed; null at the start. */
  last: string | null;
  /** A move suggested by the computer, to highlight. */
  hint: string | null;
  /** Fetches the film of the last chance move, in the game's own format. */
  film: (() => Promise<ArrayBuffer>) | null;
  /** In a replay: the position before the move of `film`, and whether the film begins by itself. */
  filmed?: View | null;
  autoplay?: boolean;
  /** The address of a page that shows the film to others. */
  filmLink?: string | null;
  /** Who sits there: the name, and the level of a computer player. */
  person?: (seat: Seat) => { name: string; level?: number | undefined };
  /** The catalogue in the reader's language. */
  say: Say;
  /** Plays a move. The board receives a new view once the server has accepted it. */
  propose: (move: string, hand?: Hand) => void;
  /** In games of skill: the hand motion of the next move begins now. */
  pickUp?: () => void;
  /** The objection to a move, or null. Asks the server unless the move is in `legal`. */
  preview: (move: string) => Promise<Objection | null>;
  /** Shows a note under the board, which screen readers read out; null clears it. */
  announce: (note: Note | null) => void;
  /** Reports the sign on the piece in hand, which the legend highlights. */
  holding?: (sign: string | null) => void;
  /** Reports that a film starts or has ended. Until it ends the table keeps showing the position
   * before it, so that the result is not given away. */
  filmPlaying?: (isPlaying: boolean) => void;
}

/** A move to be described in words. */
export interface PlayedMove<View> {
  /** the game's key */
  game: string;
  move: string;
  /** the name of the player, or of chance */
  who: string;
  /** the view after the move */
  view: View;
}

/** Something that a key does on boards; the table knows which key that is. */
export type BoardKey =
  'arrows' | 'enter' | 'escape' | 'rotate' | 'rotate-back' | 'flip' | 'next' | 'previous';

/** An option that can have any value, on the page of a new table. */
export interface ChoiceProps {
  option: string;
  /** what is chosen, as text; empty: the usual value */
  value: string;
  /** the name of the option */
  label: string;
  /** the usual value in words */
  usual: string;
  choose: (value: string) => void;
}

/** A part of the game as a picture on its rules page. */
export interface PartProps {
  /** its name on the page */
  part: string;
  say: Say;
}

export interface RestProps<View> {
  view: View;
  seat: Seat;
  say: Say;
}

/** A legend draws itself in full, or folded to one row of signs. */
export interface LegendProps<View> {
  view: View;
  folded: boolean;
  /** the sign on the piece in hand */
  held: string | null;
  say: Say;
}

/** A step of the set-up. */
export interface Step {
  title: string;
  more: string;
  state: 'done' | 'now' | 'later';
}

/** The pieces that moves were made with: `piecesOf` finds them all, the component draws one. */
export interface MovedPieces<View> {
  /** By move; null where there is no piece to draw. `by` says who made each, `view` is the last. */
  piecesOf: (moves: readonly string[], by: readonly Seat[], view: View) => unknown[];
  // Only the component that draws a piece knows what it is.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<{ piece: any }>;
}

// The views of games differ; only a board looks inside its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameBoard<View = any> {
  /** The marks of a seat, one for each of its colours. */
  marks: (game: string, seat: Seat, seats: number) => SeatMark[];
  /** A move as a sentence, for screen readers. */
  describe: (played: PlayedMove<View>, say: Say) => string;
  /** A move in a few words, for the move list and hints, where notation would not be understood.
   * The view is any of the game's, for what stays the same in it. */
  short: (move: string, say: Say, view: View) => string;
  /** Loads the drawings of pieces for the list of moves. */
  moved: () => Promise<MovedPieces<View>>;
  /** Whether there is a film of a move. */
  isFilmed?: (move: string) => boolean;
  /** The sound of a move. */
  sound: (move: string) => Sound;
  /** The view while a move is on its way to the server (an optimistic update). Left out where
   * chance decides the result. Which part of it holds is said by `foreseen` beside it, and tests
   * check that against the golden games. */
  expect?: (view: View, move: string) => View;
  /** The view with a move that is refused, to show on the rules pages what is not allowed; where
   * it is left out, `expect` draws it. */
  attempt?: (view: View, move: string) => View;
  /** A seat's standing in a few words, such as how many pieces are left. */
  standing?: (view: View, seat: Seat, say: Say) => string;
  /** How much of what it has to do a seat has done, from 0 to 1, for a bar at the end. */
  done?: (view: View, seat: Seat) => number;
  /** Loads the drawing of what a seat still has; the table shows it beside the seat. */
  rest?: () => Promise<{ default: Component<RestProps<View>> }>;
  /** Loads the drawing of a part by its name on the rules pages: a piece, a card, a symbol. */
  part: () => Promise<{ default: Component<PartProps> }>;
  /** Loads the explanation of the signs on the pieces. The table shows it while the game is being
   * set up, and during play folds it to one row that opens on a tap. */
  legend?: () => Promise<{ default: Component<LegendProps<View>> }>;
  /** Where a square is drawn, as a selector. */
  place?: (square: string, view: View) => string;
  /** What a hand touches to make a move, in order, as selectors; for the hand that shows it. */
  touches?: (move: string, view: View) => string[];
  /** What keys do on the board, for the list of them that the table shows. */
  keys: readonly BoardKey[];
  /** What chance is deciding in this position, for the sentence at the table. */
  chance?: (view: View, say: Say) => string;
  /** What the reason for the end of a game says besides its clause. */
  ending?: (view: View) => Params;
  /** Whether the game is still being set up, and the legend worth its room. */
  settingUp?: (view: View) => boolean;
  /** The set-up in steps; `who` names a seat. */
  steps?: (view: View, yours: readonly Seat[], who: (seat: Seat) => string, say: Say) => Step[];
  /** Whether the board has a 3D scene. */
  scene?: boolean;
  /** Loads the component. */
  load: () => Promise<{ default: Component<BoardProps<View>> }>;
}
