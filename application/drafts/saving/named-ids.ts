/** Collects the ids under a field name at any depth of a typed form; values that are no id are ignored. */
export function idsNamed(form: unknown, name: string): number[] {
  const found = new Set<number>();
  const walk = (value: unknown, key: string | null): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      if (key === name && /^\d{1,9}$/.test(String(value))) found.add(Number(value));
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, item] of Object.entries(value)) walk(item, inner);
    }
  };
  walk(form, null);
  return [...found];
}
