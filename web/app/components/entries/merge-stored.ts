import { isSame } from './changed-fields';

type Values = Readonly<Record<string, unknown>>;

interface Versions {
  /** What was stored when the form was opened. */
  base: Values;
  /** What is stored now, which somebody else has saved. */
  stored: Values;
  typed: Values;
}

/** What becomes of the fields of a form whose entry somebody else has saved meanwhile. */
export interface Merge {
  /** Those that only the other one changed: they take what is stored. */
  theirs: string[];
  /** Those that both changed, each into something else. */
  both: string[];
}

/** What its reader alone changed stays as it was typed and is in neither. Source: docs/rules.md 5.17. */
export function mergeStored({ base, stored, typed }: Versions): Merge {
  const changed = Object.keys(stored).filter((name) => !isSame(base[name], stored[name]));
  return {
    theirs: changed.filter((name) => isSame(base[name], typed[name])),
    both: changed.filter((name) => !isSame(base[name], typed[name]) && !isSame(stored[name], typed[name])),
  };
}
