/** Arrow keys: between the squares of a board as it is seen, and between the buttons of a list. */

type Direction = [right: number, down: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const arrowDirection = (key: string): Direction | undefined => DIRECTIONS[key];

/** The neighbour of a square, in rows as seen from the top; undefined beyond the edge. */
export function neighbour<T>(
  rows: readonly (readonly T[])[],
  from: T,
  [right, down]: Direction,
): T | undefined {
  const row = rows.findIndex((one) => one.includes(from));
  return rows[row + down]?.[rows[row]!.indexOf(from) + right];
}

/** Moves the focus along a list of buttons with the left and right arrows, wrapping around. */
export function moveFocusInList(event: KeyboardEvent): void {
  const button = event.currentTarget as HTMLElement;
  const [right, down] = arrowDirection(event.key) ?? [0, 0];
  if (!right || down) return;
  event.preventDefault();
  const list = button.closest('ul')!;
  const step = getComputedStyle(list).direction === 'rtl' ? -right : right;
  const buttons = [...list.querySelectorAll('button')];
  buttons.at((buttons.indexOf(button as HTMLButtonElement) + step) % buttons.length)?.focus();
}
