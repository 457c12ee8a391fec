import type { Unit } from '../clinical/calculation/steps';
import type { OptionSet } from './options';

/** Optional result of a test that labels ask for before a drug; its words are under `demand:field.chemotherapy`. */
export type TreatmentTest = { name: TreatmentTestName } & (
  | { kind: 'choice'; options: OptionSet }
  | { kind: 'figure'; unit: Unit }
);

export type TreatmentTestName = 'dpd' | 'ugt1a1' | 'lvefPercent' | 'bilirubinMgDl' | 'astUl' | 'altUl';

/**
 * Tests beside a chemotherapy, in the order of the form; section, document and what is said of a change are made from
 * them. Source: docs/rules.md 8.10.
 */
export const TREATMENT_TESTS: readonly TreatmentTest[] = [
  { name: 'dpd', kind: 'choice', options: 'dpd' },
  { name: 'ugt1a1', kind: 'choice', options: 'ugt1a1' },
  { name: 'lvefPercent', kind: 'figure', unit: '%' },
  { name: 'bilirubinMgDl', kind: 'figure', unit: 'mg/dL' },
  { name: 'astUl', kind: 'figure', unit: 'U/L' },
  { name: 'altUl', kind: 'figure', unit: 'U/L' },
];
