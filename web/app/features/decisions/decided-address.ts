const DECIDED = 'decided';
const LIST = 'list';
const FROM = 'from';

/** List in which the user goes on after a decision. */
export interface ListToGoOn {
  /** Filters and order, as in the list's address. */
  list: string;
  /** Demand below the decided one at that time; null when it was the last. */
  fromId: string | null;
}

/** Returns the address of a demand's page with the result of a decision and the way on. */
export function decidedAddress(demandId: string, sequence: number, goesOn: ListToGoOn | null): string {
  const search = new URLSearchParams({ [DECIDED]: String(sequence) });
  if (goesOn) search.set(LIST, goesOn.list);
  if (goesOn?.fromId) search.set(FROM, goesOn.fromId);
  return `/app/demands/${demandId}?${search}`;
}

/** Returns the sequence of the decision named by the address, or null. */
export function decidedIn(search: URLSearchParams): number | null {
  const text = search.get(DECIDED) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns the list named by the address, or null. */
export function listToGoOnIn(search: URLSearchParams): ListToGoOn | null {
  const list = search.get(LIST);
  return list === null ? null : { list, fromId: search.get(FROM) };
}
