import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import type { ShownAction } from '@aval/domain/demand/vocabulary';

const ENTRY_PARTS = ['comment', 'files'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** Filter of the history; an empty list does not filter. */
export interface HistoryFilter {
  actions: readonly ShownAction[];
  /** Roles of the acting person; null is the system. */
  roles: readonly (RoleName | null)[];
  authors: readonly string[];
  /** Entries with at least one of these parts. */
  parts: readonly EntryPart[];
}

export const NO_FILTER: HistoryFilter = { actions: [], roles: [], authors: [], parts: [] };

export function isFiltering({ actions, roles, authors, parts }: HistoryFilter): boolean {
  return actions.length + roles.length + authors.length + parts.length > 0;
}

/** Filters the history. Authors and roles are alternatives: entries of either are shown. */
export function filterHistory(history: readonly HistoryEntry[], filter: HistoryFilter): HistoryEntry[] {
  const { actions, roles, authors, parts } = filter;
  return history.filter((entry) => {
    if (actions.length > 0 && !actions.includes(entry.action)) return false;
    const isSomebody = roles.length + authors.length > 0;
    const isTheirs = roles.includes(entry.fromRole) || (entry.actorName !== null && authors.includes(entry.actorName));
    if (isSomebody && !isTheirs) return false;
    return parts.length === 0 || parts.some((part) => hasPart(entry, part));
  });
}

function hasPart(entry: HistoryEntry, part: EntryPart): boolean {
  return part === 'files' ? entry.files.length > 0 : Boolean(entry.comment || entry.privateComment);
}

/** Returns the values to choose from, without duplicates, in order of appearance. */
export function historyChoices(history: readonly HistoryEntry[]) {
  return {
    actions: [...new Set(history.map(({ action }) => action))],
    roles: [...new Set(history.map(({ fromRole }) => fromRole))],
    authors: [...new Set(history.map(({ actorName }) => actorName).filter((name) => name !== null))],
    parts: ENTRY_PARTS.filter((part) => history.some((entry) => hasPart(entry, part))),
  };
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
