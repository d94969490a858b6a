/** The current route, and navigation without reloading. */
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

/** Handles clicks on internal links; all others are left to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.defaultPrevented) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  // An anchor on this page.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
