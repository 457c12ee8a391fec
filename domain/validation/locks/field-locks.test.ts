import { expect, test } from 'vitest';
import { WIZARD_STEPS } from '../steps/step-schemas';
import { changesStep } from './field-locks';

test.each([
  ['draft', ['patient', 'protocol', 'previousTreatments', 'treatment', 'extras']],
  ['missing_info', ['protocol', 'previousTreatments', 'treatment', 'extras']],
  ['continue', ['treatment', 'extras']],
  ['change_dates', ['treatment', 'extras']],
  ['administrative', ['treatment', 'extras']],
] as const)('mode %s can change fields of these steps: %j', (mode, steps) => {
  expect(WIZARD_STEPS.filter((step) => changesStep(mode, step))).toEqual(steps);
});
