/** Arrow keys: from square to square as a board is seen, from thing to thing as a list is read. */

/** Columns to the right and rows down. */
const STEPS: Record<string, [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const stepOf = (key: string): [right: number, down: number] | undefined => STEPS[key];

/** The neighbour of a square in rows as they are seen from the top; none beyond the edge. */
export function neighbour<T>(
  rows: readonly (readonly T[])[],
  from: T,
  [right, down]: [number, number],
): T | undefined {
  const row = rows.findIndex((one) => one.includes(from));
  return rows[row + down]?.[rows[row]!.indexOf(from) + right];
}

/** In a list of buttons the focus goes to the next one, and from the last to the first. */
export function along(event: KeyboardEvent): void {
  const button = event.currentTarget as HTMLElement;
  const [right, down] = stepOf(event.key) ?? [0, 0];
  if (!right || down) return;
  event.preventDefault();
  const list = button.closest('ul')!;
  const step = getComputedStyle(list).direction === 'rtl' ? -right : right;
  const buttons = [...list.querySelectorAll('button')];
  buttons.at((buttons.indexOf(button as HTMLButtonElement) + step) % buttons.length)?.focus();
}
