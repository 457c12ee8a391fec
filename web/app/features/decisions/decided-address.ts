const DECIDED = 'decided';

/** The page of a demand as it is shown to whoever has just decided: with what comes of it, and the way on. */
export function decidedAddress(demandId: string, sequence: number): string {
  return `/app/demands/${demandId}?${DECIDED}=${sequence}`;
}

/** The number of the history entry that an address speaks of; null when it speaks of none. */
export function decidedIn(search: URLSearchParams): number | null {
  const text = search.get(DECIDED) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
