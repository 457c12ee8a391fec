export interface EntryPair<Entry> {
  before: { entry: Entry; index: number } | null;
  after: { entry: Entry; index: number } | null;
}

/**
 * Pairs the entries of the later list with those of the earlier one: equal entries first, then entries of one kind in
 * order. A line removed from the middle is thus one removal and no change of the lines after it. Entries without a
 * partner were added or removed.
 */
export function pairEntries<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
  isOfOneKind: (one: Entry, other: Entry) => boolean,
): EntryPair<Entry>[] {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const matches of [isSame, isOfOneKind]) {
    after.forEach((entry, index) => {
      if (partners.has(index)) return;
      const partner = before.findIndex((each, at) => !taken.has(at) && matches(each, entry));
      if (partner === -1) return;
      partners.set(index, partner);
      taken.add(partner);
    });
  }
  const kept = after.map((entry, index): EntryPair<Entry> => {
    const partner = partners.get(index);
    const was = partner === undefined ? undefined : before[partner];
    return {
      before: was === undefined || partner === undefined ? null : { entry: was, index: partner },
      after: { entry, index },
    };
  });
  const gone = before.flatMap((entry, index): EntryPair<Entry>[] =>
    taken.has(index) ? [] : [{ before: { entry, index }, after: null }],
  );
  return [...kept, ...gone];
}
