/** Tumour types of the clinical protocol. Source: docs/rules.md 8.8. */
export const TUMOUR_TYPES = [
  'mama',
  'gastrico',
  'sindrome_mieloproliferativo',
  'pulmon',
  'colo_rectal',
  'prostata',
  'ovario',
  'pancreas',
  'vejiga',
  'otros',
] as const;
export type TumourType = (typeof TUMOUR_TYPES)[number];
