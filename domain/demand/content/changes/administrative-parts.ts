import type { VersionChange } from './version-change';

/** What an administrative edit may change, as news of it names it: the label of a field and neither its value nor the drug that it is of. */
const ADMINISTRATIVE_PARTS = ['performingCenter', 'presentations', 'amounts', 'prices', 'officialComments'] as const;
export type AdministrativePart = (typeof ADMINISTRATIVE_PARTS)[number];

const PART_OF_FIELD: Readonly<Record<string, AdministrativePart>> = {
  'extras.performingCenterId': 'performingCenter',
  'drug.presentationId': 'presentations',
  'drug.amount': 'amounts',
  'drug.price': 'prices',
  'extras.officialComments': 'officialComments',
};

/** The parts that changed, each once. Source: docs/rules.md 3.24, 4.3. */
export function administrativeParts(changes: readonly VersionChange[]): AdministrativePart[] {
  const changed = new Set(changes.map(({ field }) => PART_OF_FIELD[field]));
  return ADMINISTRATIVE_PARTS.filter((part) => changed.has(part));
}
