export interface EntryPair<Entry> {
  before: { entry: Entry; index: number } | null;
  after: { entry: Entry; index: number } | null;
}

/**
 * Which entry of the later list is which of the earlier one: those that are the same first, then those of one kind in their order. So a line
 * that was taken out of the middle is one line less and not a change in all that follow. What is left came or went.
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
