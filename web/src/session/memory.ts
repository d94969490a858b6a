/** What this browser remembers; one that keeps nothing is asked in vain, and that is fine. */
const PREFIX = 'blockyard.';

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

export function remember(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // It will be asked again next time.
  }
}
