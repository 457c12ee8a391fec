import type { VersionChange } from './version-change';

/**
 * Parts that an administrative edit may change, as notifications name them: the field's label, neither its value nor
 * its drug.
 */
const ADMINISTRATIVE_PARTS = ['performingCenter', 'presentations', 'amounts', 'prices', 'officialComments'] as const;
export type AdministrativePart = (typeof ADMINISTRATIVE_PARTS)[number];

const PART_OF_FIELD: Readonly<Record<string, AdministrativePart>> = {
  'extras.performingCenterId': 'performingCenter',
  'drug.presentationId': 'presentations',
  'drug.amount': 'amounts',
  'drug.price': 'prices',
  'extras.officialComments': 'officialComments',
};

/** Returns the parts that changed, each once. Source: docs/rules.md 3.24, 4.3. */
export function administrativeParts(changes: readonly VersionChange[]): AdministrativePart[] {
  const changed = new Set(changes.map(({ field }) => PART_OF_FIELD[field]));
  return ADMINISTRATIVE_PARTS.filter((part) => changed.has(part));
}
