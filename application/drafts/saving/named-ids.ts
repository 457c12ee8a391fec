/** The ids under a name, wherever in what somebody typed it stands; what is no id is nobody's. */
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
