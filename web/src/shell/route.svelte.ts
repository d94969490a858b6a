/** Which page is shown: the path of the address, and changing it without loading anew. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  /** `/table/abc` is ['table', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Links inside the house change the page here; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.defaultPrevented) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  // A place on this page.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
