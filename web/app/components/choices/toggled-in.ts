export type Chosen = string | (string | null)[] | null;

/** Which one was put in or taken out, of a list that answers with all that are chosen, or with the one alone. */
export function toggledIn(before: readonly string[], chosen: Chosen): string {
  if (chosen === null || typeof chosen === 'string') return chosen ?? '';
  return (
    chosen.find((value) => value !== null && !before.includes(value)) ??
    before.find((value) => !chosen.includes(value)) ??
    ''
  );
}
