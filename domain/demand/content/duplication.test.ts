import { expect, test } from 'vitest';
import type { ProposedTreatment } from './content';
import { copiedTreatment } from './duplication';
import { exampleChemotherapy } from './example-chemotherapy.test-support';

const TODAY = '2026-11-21';
const NOTHING_HIDDEN = {
  drugIds: new Set<number>(),
  presentationIds: new Set<number>(),
  codeIds: new Set<number>(),
};

function treatment(firstSessionDate: string): ProposedTreatment {
  const line = { dose: 60, doseType: 'MGM2', administration: 'ENDOVENOUS', sessions: [1], amount: 2 } as const;
  return {
    chemotherapy: exampleChemotherapy({
      weightKg: 68.5,
      firstSessionDate,
      drugs: [
        { ...line, sessions: [1], drugId: 1, presentationId: 10, priceCents: 500 },
        { ...line, sessions: [2], drugId: 2, presentationId: 20, priceCents: 700 },
      ],
      infusorImplantDate: '2026-11-20',
      infusorRemovalDate: '2026-12-30',
      sessionDates: [firstSessionDate, '2026-11-28'],
    }),
    radiotherapy: [
      {
        intention: 'radical',
        codeIds: [5, 6],
        detailedDescription: 'Mama y cadenas',
        totalDoseGy: 50,
        fractionationPerDayGy: 2,
        tissueVolumeCm3: 420,
        startDate: '2026-11-20',
        sessions: 25,
        complexity: 3,
      },
    ],
  };
}

const copy = (first: string, change: Partial<Parameters<typeof copiedTreatment>[1]> = {}) =>
  copiedTreatment(treatment(first), { withChemotherapy: true, today: TODAY, hidden: NOTHING_HIDDEN, ...change });

test('a cycle that begins today keeps its dates', () => {
  expect(copy(TODAY).chemotherapy).toMatchObject({ firstSessionDate: TODAY, sessionDates: [TODAY, '2026-11-28'] });
});

test('a cycle that has begun loses all its dates, also future ones', () => {
  expect(copy('2026-11-20').chemotherapy).toMatchObject({ firstSessionDate: null, sessionDates: [] });
});

test('other past dates are removed one by one, and nothing else is', () => {
  const { chemotherapy, radiotherapy } = copy('2026-11-20');
  expect(chemotherapy).toMatchObject({ infusorImplantDate: null, infusorRemovalDate: '2026-12-30', heightCm: 164 });
  expect(radiotherapy).toMatchObject([{ startDate: null, codeIds: [5, 6], totalDoseGy: 50, sessions: 25 }]);
});

test('the radiotherapy is copied without the chemotherapy', () => {
  const { chemotherapy, radiotherapy } = copy(TODAY, { withChemotherapy: false });
  expect(chemotherapy).toBeNull();
  expect(radiotherapy).toHaveLength(1);
});

test('hidden entries are left open: a drug with its pack and price, a pack with its price, a code alone', () => {
  const hidden = { drugIds: new Set([1]), presentationIds: new Set([20]), codeIds: new Set([6]) };
  const { chemotherapy, radiotherapy } = copy(TODAY, { hidden });
  expect(chemotherapy?.drugs).toMatchObject([
    { drugId: null, presentationId: null, priceCents: null, dose: 60 },
    { drugId: 2, presentationId: null, priceCents: null, dose: 60 },
  ]);
  expect(radiotherapy).toMatchObject([{ codeIds: [5] }]);
});

test('the copy asks for a new blood test', () => {
  const { chemotherapy, radiotherapy } = treatment(TODAY);
  const analysed = { creatinine: 0.9, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-10' } as const;
  const before = { radiotherapy, chemotherapy: chemotherapy && { ...chemotherapy, ...analysed } };
  const copied = copiedTreatment(before, { withChemotherapy: true, today: TODAY, hidden: NOTHING_HIDDEN });
  expect(copied.chemotherapy).toMatchObject({ creatinine: null, creatinineUnit: null, creatinineDate: null });
});
