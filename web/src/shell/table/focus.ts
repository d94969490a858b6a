/** Keeps the focus at the table. When the focused element is removed (a played card, an opened
 * curtain), the focus moves to where play continues, not to the top of the page. */

/** In order of preference: squares, what is being aimed, the hand, pieces on the board, anything focusable, the
 * main button where there is no board. */
const PLACES = [
  '[role=gridcell][tabindex="0"], [role=grid][tabindex="0"]',
  '[role=application][tabindex="0"]',
  '.tray [tabindex="0"]',
  '.stage [role=button][tabindex="0"]',
  '.stage [tabindex]',
  '.button.main',
];

export function keepFocus(table: HTMLElement): () => void {
  let had: Element | null = null;
  const mend = () => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    // Something better may still be loading.
    if (table.querySelector('[aria-busy=true]')) return;
    for (const place of PLACES) {
      const found = table.querySelector<HTMLElement>(place);
      if (found) return found.focus();
    }
  };
  const changes = new MutationObserver(mend);
  changes.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', ({ target }) => (had = target as Element));
  return () => changes.disconnect();
}
