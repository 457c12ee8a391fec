import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };

interface Principled {
  principle: string;
  drugSlug: string | null;
}

/**
 * Key of a principle in ledgers: the slug of its drug in the reference data, or its lower-case name without a drug
 * there.
 */
export function principleKey({ principle, drugSlug }: Principled): string {
  return drugSlug ?? principle.toLowerCase();
}

/** Keys of the principles that have lifetime doses; a doctor may declare each of them. */
export const LIFETIME_PRINCIPLES: readonly string[] = [
  ...new Set(cumulativeFile.flatMap((row) => (row.principle ? [principleKey(row as Principled)] : []))),
];
