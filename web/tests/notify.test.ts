import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../src/shell/table/notify';

afterEach(() => vi.unstubAllGlobals());

test('a notification is shown with its words', () => {
  const shown = vi.fn();
  vi.stubGlobal(
    'Notification',
    class {
      constructor(...what: unknown[]) {
        shown(...what);
      }
    },
  );
  notify('It is your turn.', { tag: 'abc' });
  expect(shown).toHaveBeenCalledExactlyOnceWith('It is your turn.', { tag: 'abc' });
});

test('where a page may show none, as on Android, the phone shakes and the game goes on', () => {
  vi.stubGlobal(
    'Notification',
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  expect(() => notify('It is your turn.', {})).not.toThrow();
  expect(vibrate).toHaveBeenCalledOnce();
});
