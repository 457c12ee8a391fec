import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };

interface Principled {
  principle: string;
  drugSlug: string | null;
}

/** How ledgers call a principle: the slug of its drug in the reference data, or its name in small letters for one of earlier times. */
export function principleKey({ principle, drugSlug }: Principled): string {
  return drugSlug ?? principle.toLowerCase();
}

/** The principles of which a lifetime dose means something, by their keys; a doctor may declare each of them. */
export const LIFETIME_PRINCIPLES: readonly string[] = [
  ...new Set(cumulativeFile.flatMap((row) => (row.principle ? [principleKey(row as Principled)] : []))),
];
