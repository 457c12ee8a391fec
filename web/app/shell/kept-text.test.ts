import { afterEach, expect, test, vi } from 'vitest';
import { keepText, keptText } from './kept-text';

afterEach(() => vi.unstubAllGlobals());

/** Sets up a storage like that of a browser; `isFull` makes it refuse writes. */
function stubStorage({ isFull }: { isFull: boolean }): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, text);
    },
    removeItem: (name: string) => {
      if (isFull) throw new DOMException('forbidden', 'SecurityError');
      stored.delete(name);
    },
  });
  return stored;
}

test('a text that the storage refuses is read back until the page ends', () => {
  stubStorage({ isFull: true });
  keepText('sessionStorage', 'refused', 'typed');
  expect(keptText('sessionStorage', 'refused')).toBe('typed');
  keepText('sessionStorage', 'refused', null);
  expect(keptText('sessionStorage', 'refused')).toBeNull();
});

test('a text that the storage takes again replaces the one that it refused', () => {
  stubStorage({ isFull: true });
  keepText('sessionStorage', 'taken later', 'first');
  const stored = stubStorage({ isFull: false });
  keepText('sessionStorage', 'taken later', 'second');
  expect(stored.get('taken later')).toBe('second');
  stored.set('taken later', 'of another tab');
  expect(keptText('sessionStorage', 'taken later')).toBe('of another tab');
});

test('a removed text leaves no entry in the storage', () => {
  const stored = stubStorage({ isFull: false });
  keepText('sessionStorage', 'removed', 'typed');
  keepText('sessionStorage', 'removed', null);
  expect([...stored.keys()]).toEqual([]);
});
