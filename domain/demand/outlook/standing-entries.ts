import { traitsOf } from '../action-traits';
import type { ShownAction } from '../vocabulary';

/**
 * Whether an action is a comment or an upload. These do not raise the number that pages compare, and an undo skips
 * them. Source: docs/rules.md 3.25.
 */
export function isAccompaniment(action: ShownAction): boolean {
  return traitsOf(action).weight === 'accompanies';
}

/**
 * Returns the entries that are neither undos nor undone. Expects and returns them oldest first; the input must be
 * complete up to its last entry.
 */
export function standingEntries<Entry extends { action: ShownAction }>(history: readonly Entry[]): Entry[] {
  let standing: Entry[] = [];
  for (const entry of history) {
    if (traitsOf(entry.action).weight !== 'undoes') standing.push(entry);
    else {
      const undone = standing.filter(({ action }) => !isAccompaniment(action)).pop();
      standing = standing.filter((each) => each !== undone);
    }
  }
  return standing;
}
