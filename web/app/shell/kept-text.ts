type Storage = 'localStorage' | 'sessionStorage';

/** Writes that the storage refused because it is full or forbidden; they last as long as the page. */
const untaken = new Map<string, string | null>();

/** Reads a stored text; null when there is none or the storage is forbidden. */
export function keptText(storage: Storage, name: string): string | null {
  const own = untaken.get(name);
  if (own !== undefined) return own;
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null; never throws. */
export function keepText(storage: Storage, name: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(name);
    else globalThis[storage].setItem(name, text);
    untaken.delete(name);
  } catch {
    untaken.set(name, text);
  }
}
