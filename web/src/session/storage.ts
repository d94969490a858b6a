/** localStorage with a prefix. A browser that refuses it simply remembers nothing. */
const PREFIX = 'blockyard.';

export function load(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a value; an empty one removes it. */
export function save(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}
