/** Calls back at once, and whenever things on a board may have moved: boards lay themselves out after
 * they have been drawn, and make room for a tray that comes later. */
export function whenLaidOut(within: HTMLElement, then: () => void): () => void {
  let frame = 0;
  const resized = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  });
  const parts = within.querySelectorAll('.stage, .stage svg, .tray');
  for (const one of [within, ...parts]) resized.observe(one);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
  };
}
