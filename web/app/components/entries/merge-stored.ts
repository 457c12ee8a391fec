import { isSame } from './changed-fields';

type Values = Readonly<Record<string, unknown>>;

interface Versions {
  /** Values stored when the form was opened. */
  base: Values;
  /** Values stored meanwhile by another user. */
  stored: Values;
  typed: Values;
}

/** Effect of another user's save on the fields of an open form. */
export interface Merge {
  /** Fields changed only by the other user; they take the stored value. */
  theirs: string[];
  /** Fields changed by both users, to different values. */
  both: string[];
}

/**
 * Merges a concurrent save; fields changed only in the form stay as typed and are in neither list. Source:
 * docs/rules.md 5.17.
 */
export function mergeStored({ base, stored, typed }: Versions): Merge {
  const changed = Object.keys(stored).filter((name) => !isSame(base[name], stored[name]));
  return {
    theirs: changed.filter((name) => isSame(base[name], typed[name])),
    both: changed.filter((name) => !isSame(base[name], typed[name]) && !isSame(stored[name], typed[name])),
  };
}
