import fc from 'fast-check';
import { OPTIONS } from '../catalogue/options';
import { MOST_DRUG_LINES } from '../clinical/form-bounds';
import { LIBRARY } from './rules/regimen-cases.test-support';

/** Arbitrary values that a draft may hold in any place, including values of the form's fields. */
const value = fc.oneof(
  fc.constantFrom('mama', 'pulmon', 'T1', 'N0', 'M1', 'IV', 'MGM2', 'AUC', 'ORAL', 'no_realizado', '', '60,5', null),
  fc.double(),
  fc.integer(),
  fc.string(),
);
export const content = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    value,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'protocol',
        'treatment',
        'chemotherapy',
        'radiotherapy',
        'drugs',
        'type',
        't',
        'n',
        'm',
        'stage',
        'markers',
        'drugId',
        'dose',
        'doseType',
        'sessions',
        'heightCm',
        'weightKg',
        'previousTreatments',
        'er',
        'date',
      ),
      tie('node'),
    ),
  ),
})).node;

/** Values that somebody may have typed into any field of a request, right or wrong. */
const typed = fc.oneof(
  value,
  fc.constantFrom(
    0,
    1,
    2,
    3,
    60,
    80,
    170,
    400,
    5000,
    999,
    '2026-12-01',
    '01/11/2026',
    'mg/dL',
    'umol/L',
    'mg/m2',
    'IU',
  ),
);
const route = fc.constantFrom('INTRAVENOUS', 'ORAL', 'SUBCUTANEOUS', 'INTRAVESICAL', null);
const doseType = fc.constantFrom('MGM2', 'MGKG', 'AUC', 'MG', null);
const numbers = fc.oneof(typed, fc.array(typed, { maxLength: 3 }));
const typedLine = fc.record({
  drugId: fc.integer({ min: 1, max: 27 }),
  dose: typed,
  doseType,
  administration: route,
  sessions: fc.oneof(numbers, fc.constant([1])),
  presentationId: fc.constantFrom(1, 2),
});
/** Mostly few lines; sometimes the maximum of the form and up to 5 more. */
const lines = fc.oneof(
  { weight: 24, arbitrary: fc.array(typedLine, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(typedLine, { minLength: MOST_DRUG_LINES, maxLength: MOST_DRUG_LINES + 5 }) },
);
const markers = fc.dictionary(
  fc.constantFrom('er', 'pr', 'her2', 'ki67', 'egfr', 'alk', 'ras', 'pdl1', 'psa', 'unknown'),
  fc.oneof(typed, fc.constantFrom('positivo', 'negativo', 'no_realizado')),
  { maxKeys: 4 },
);
const previousTreatment = fc.record({
  type: fc.oneof(typed, fc.constantFrom(...OPTIONS.previousTreatment)),
  date: typed,
  description: typed,
});
const regimen = fc.constantFrom(null, ...LIBRARY.slice(0, 40).map(({ slug, version }) => ({ slug, version })));
export const request = fc.record({
  protocol: fc.record({ type: typed, t: typed, n: typed, m: typed, stage: typed, ecog: typed, markers }),
  previousTreatments: fc.array(previousTreatment, { maxLength: 3 }),
  exposures: fc.array(fc.record({ drugId: fc.integer({ min: 1, max: 27 }), totalDose: typed, unit: typed })),
  treatment: fc.record({
    chemotherapy: fc.record({
      regimen,
      drugs: lines,
      antiemetics: typed,
      clinicalTrial: typed,
      heightCm: typed,
      weightKg: typed,
      creatinine: typed,
      creatinineUnit: typed,
      creatinineDate: typed,
      cycle: typed,
      totalCycles: typed,
      sessionsPerCycle: typed,
      sessionFrequencyDays: typed,
      cycleIntervalDays: typed,
      firstSessionDate: typed,
      sessionDates: numbers,
      infusorImplantDate: typed,
      infusorRemovalDate: typed,
    }),
    radiotherapy: fc.array(
      fc.record({ totalDoseGy: typed, sessions: typed, fractionationPerDayGy: typed, startDate: typed }),
    ),
  }),
});
