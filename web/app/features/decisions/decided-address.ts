const DECIDED = 'decided';
const LIST = 'list';
const FROM = 'from';

/** The list in which somebody goes on who has decided. */
export interface ListToGoOn {
  /** Its filters and its order, as in its own address. */
  list: string;
  /** The demand below the one that was decided, when it was decided; null where there was none. */
  fromId: string | null;
}

/** The page of a demand as it is shown to whoever has just decided: with what comes of it, and the way on. */
export function decidedAddress(demandId: string, sequence: number, goesOn: ListToGoOn | null): string {
  const search = new URLSearchParams({ [DECIDED]: String(sequence) });
  if (goesOn) search.set(LIST, goesOn.list);
  if (goesOn?.fromId) search.set(FROM, goesOn.fromId);
  return `/app/demands/${demandId}?${search}`;
}

/** The number of the history entry that an address speaks of; null when it speaks of none. */
export function decidedIn(search: URLSearchParams): number | null {
  const text = search.get(DECIDED) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The list that an address names; null when it names none. */
export function listToGoOnIn(search: URLSearchParams): ListToGoOn | null {
  const list = search.get(LIST);
  return list === null ? null : { list, fromId: search.get(FROM) };
}
