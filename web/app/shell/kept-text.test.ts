import { afterEach, expect, test, vi } from 'vitest';
import { keepText, keptText } from './kept-text';
import { stubStorage } from './stub-storage.test-support';

afterEach(() => vi.unstubAllGlobals());

test('a text that the storage refuses is read back until the page ends', () => {
  stubStorage('sessionStorage', { isFull: true });
  keepText('sessionStorage', 'refused', 'typed');
  expect(keptText('sessionStorage', 'refused')).toBe('typed');
  keepText('sessionStorage', 'refused', null);
  expect(keptText('sessionStorage', 'refused')).toBeNull();
});

test('a text that the storage takes again replaces the one that it refused', () => {
  stubStorage('sessionStorage', { isFull: true });
  keepText('sessionStorage', 'taken later', 'first');
  const stored = stubStorage('sessionStorage');
  keepText('sessionStorage', 'taken later', 'second');
  expect(stored.get('taken later')).toBe('second');
  stored.set('taken later', 'of another tab');
  expect(keptText('sessionStorage', 'taken later')).toBe('of another tab');
});

test('a removed text leaves no entry in the storage', () => {
  const stored = stubStorage('sessionStorage');
  keepText('sessionStorage', 'removed', 'typed');
  keepText('sessionStorage', 'removed', null);
  expect([...stored.keys()]).toEqual([]);
});
