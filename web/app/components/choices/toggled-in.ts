export type Chosen = string | (string | null)[] | null;

/** Returns the option that was added or removed; Headless UI reports either the whole selection or a single value. */
export function toggledIn(before: readonly string[], chosen: Chosen): string {
  if (chosen === null || typeof chosen === 'string') return chosen ?? '';
  return (
    chosen.find((value) => value !== null && !before.includes(value)) ??
    before.find((value) => !chosen.includes(value)) ??
    ''
  );
}
