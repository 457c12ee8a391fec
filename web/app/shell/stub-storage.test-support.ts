import { vi } from 'vitest';

/** Replaces a browser's storage, and returns its content; `isFull` makes it refuse every change. */
export function stubStorage(
  storage: 'localStorage' | 'sessionStorage',
  { isFull = false }: { isFull?: boolean } = {},
): Map<string, string> {
  const stored = new Map<string, string>();
  const refuse = () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal(storage, {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      refuse();
      stored.set(name, text);
    },
    removeItem: (name: string) => {
      refuse();
      stored.delete(name);
    },
  });
  return stored;
}
