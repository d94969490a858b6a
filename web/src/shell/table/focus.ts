/** Keeps the focus at the table: when what had it is gone (a card that was played, a curtain that
 * was opened), it goes to where the board goes on by keys, and not to the top of the page. */

/** Squares, what is in the hand, things on the board; and where there is nothing to do but look. */
const PLACES = [
  '[role=gridcell][tabindex="0"], [role=grid][tabindex="0"]',
  '.tray [tabindex="0"]',
  '.stage [role=button][tabindex="0"]',
  '.stage [tabindex]',
];

export function keepFocus(table: HTMLElement): () => void {
  let had: Element | null = null;
  const mend = () => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    // What is still being fetched may be where it goes on.
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
