const ACCOMPANYING: ReadonlySet<string> = new Set(['COMMENT', 'UPLOAD']);

/** Accompaniment raises no number that a page compares, and an undo looks past it. Source: docs/rules.md 3.25. */
export function isAccompaniment(action: string): boolean {
  return ACCOMPANYING.has(action);
}

/** The entries that stand: neither undos nor what was undone by them. Oldest first, in and out; they must be all up to the last one. */
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
