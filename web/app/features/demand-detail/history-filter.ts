import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import type { ShownAction } from '@aval/domain/reading/visible-entry';

const ENTRY_PARTS = ['comment', 'files'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** What of a history is shown; an empty list filters nothing. */
export interface HistoryFilter {
  actions: readonly ShownAction[];
  /** Of who acted; null is the product itself. */
  roles: readonly (RoleName | null)[];
  authors: readonly string[];
  /** Entries that have at least one of them. */
  parts: readonly EntryPart[];
}

export const NO_FILTER: HistoryFilter = { actions: [], roles: [], authors: [], parts: [] };

export function isFiltering({ actions, roles, authors, parts }: HistoryFilter): boolean {
  return actions.length + roles.length + authors.length + parts.length > 0;
}

/** An author and a role widen each other: what either did is shown. */
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

/** What there is to choose in a history, each once, in the order of its first appearance. */
export function historyChoices(history: readonly HistoryEntry[]) {
  return {
    actions: [...new Set(history.map(({ action }) => action))],
    roles: [...new Set(history.map(({ fromRole }) => fromRole))],
    authors: [...new Set(history.map(({ actorName }) => actorName).filter((name) => name !== null))],
    parts: ENTRY_PARTS.filter((part) => history.some((entry) => hasPart(entry, part))),
  };
}

/** A choice added, or taken back. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
