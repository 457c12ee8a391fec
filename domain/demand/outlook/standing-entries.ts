const ACCOMPANYING: ReadonlySet<string> = new Set(['COMMENT', 'UPLOAD']);

/**
 * Whether an action is a comment or an upload. These do not raise the number that pages compare, and an undo skips
 * them. Source: docs/rules.md 3.25.
 */
export function isAccompaniment(action: string): boolean {
  return ACCOMPANYING.has(action);
}

/**
 * Returns the entries that are neither undos nor undone. Expects and returns them oldest first; the input must be
 * complete up to its last entry.
 */
export function standingEntries<Entry extends { action: string }>(history: readonly Entry[]): Entry[] {
  let standing: Entry[] = [];
  for (const entry of history) {
    if (entry.action !== 'ROLLBACK') standing.push(entry);
    else {
      const undone = standing.filter(({ action }) => !isAccompaniment(action)).pop();
      standing = standing.filter((each) => each !== undone);
    }
  }
  return standing;
}
