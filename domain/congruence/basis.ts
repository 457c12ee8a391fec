import type { Gap, Input } from '../clinical/calculation/inputs';

/**
 * Reasons of a basis. Of one that is checked they say that only a part of it was; words for all of them are in
 * `report:checks`.
 */
export const BASIS_REASONS = [
  // Lacking in the request or about the patient.
  'noDrug',
  'noDose',
  'noRoute',
  'noBody',
  'badBody',
  'noCreatinine',
  'badCreatinine',
  'noPatient',
  'noTumour',
  'noIntention',
  'noCycles',
  'noFigures',
  'noTechnique',
  // Lacking in the reference data, or not comparable with them.
  'unknownDrug',
  'noReference',
  'noReferenceByRoute',
  'otherUnit',
  'notAdded',
  'regimenWithoutDose',
  'otherTotal',
  // Rules that did not run.
  'ruleOff',
  'ruleFailed',
  // Reasons for which a check does not apply.
  'noRegimen',
  'besideRegimen',
  'noLimit',
  'noLimitHere',
  'routeNotCounted',
  'trial',
  'supportive',
  'aboveLimit',
  // Parts that were checked.
  'publications',
  'knowledge',
  'otherTumours',
  'maximum',
  'highestOnly',
  'aboveByRegimen',
] as const;
export type BasisReason = (typeof BASIS_REASONS)[number];

export const CHECK_STATES = ['checked', 'notChecked', 'notApplicable'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/**
 * Data that a rule can hold a line or a radiotherapy against. The rule and the list of what was checked ask for it by the
 * same function, so that neither says more than the other did. Source: docs/rules.md 12.19.
 */
export interface Basis<Data> {
  state: CheckState;
  reason: BasisReason | null;
  /** Present also where only a part is known, of which the rule may still find that it is too much. */
  data: Data | null;
}

export function checked<Data>(data: Data, reason: BasisReason | null = null): Basis<Data> {
  return { state: 'checked', reason, data };
}

export function notChecked<Data = never>(reason: BasisReason, data: Data | null = null): Basis<Data> {
  return { state: 'notChecked', reason, data };
}

export function notApplicable(reason: BasisReason): Basis<never> {
  return { state: 'notApplicable', reason, data: null };
}

/** Inputs of doses and clearance in the order in which a user would add them, with the reasons for their gaps. */
const REASONS_OF_INPUTS: readonly (readonly [inputs: readonly Input[], missing: BasisReason, unusable: BasisReason])[] =
  [
    [['dose', 'doseMg'], 'noDose', 'otherUnit'],
    [['creatinine', 'creatinineUnit'], 'noCreatinine', 'badCreatinine'],
    [['heightCm', 'weightKg'], 'noBody', 'badBody'],
    [['ageYears', 'birthday', 'gender'], 'noPatient', 'noPatient'],
  ];

/** Returns the reason that a user would remove first; without a gap of these inputs, the types cannot be compared. */
export function reasonOfGaps(gaps: readonly Gap[]): BasisReason {
  for (const [inputs, missing, unusable] of REASONS_OF_INPUTS) {
    const gap = gaps.find(({ input }) => inputs.includes(input));
    if (gap) return gap.because === 'missing' ? missing : unusable;
  }
  return 'otherUnit';
}
