import { expect, test } from 'vitest';
import { exampleVersion } from '../../demand/content/changes/example-version.test-support';
import type { WizardMode } from '../../demand/vocabulary';
import { fieldLock } from './field-locks';

const base = exampleVersion().content;
const context = { today: '2026-04-16', acceptedVersions: 1 };
const lockOf = (mode: WizardMode, path: string) => fieldLock(mode, path, base, context);

const LIKE_A_DOSE = ['creatinine', 'creatinineUnit', 'creatinineDate', 'regimen'].map(
  (name) => `treatment.chemotherapy.${name}`,
);

test.each(LIKE_A_DOSE)('%s may be changed where a dose may', (path) => {
  const modes: WizardMode[] = ['draft', 'continue', 'change_dates', 'missing_info', 'edit_active', 'administrative'];
  const dose = 'treatment.chemotherapy.drugs.0.dose';
  expect(modes.map((mode) => lockOf(mode, path))).toEqual(modes.map((mode) => lockOf(mode, dose)));
  expect(lockOf('change_dates', path)).toBe('mode');
});

test("findings can be answered in every mode of the doctor's side", () => {
  const path = 'extras.justifications.0.text';
  expect(lockOf('continue', path)).toBeNull();
  expect(lockOf('change_dates', path)).toBeNull();
  expect(lockOf('administrative', path)).toBe('mode');
});

test('declared exposures are locked where the disease is locked', () => {
  expect(lockOf('missing_info', 'exposures.0.totalDose')).toBeNull();
  expect(lockOf('continue', 'exposures')).toBe('mode');
});
