import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { expect, test } from 'vitest';
import { filledForm } from './filled-form';

const choice: RegimenChoice = {
  slug: 'carboplatino-gemcitabina',
  version: 2,
  name: 'Carboplatino-gemcitabina',
  otherNames: [],
  tumourType: 'ovario',
  intentions: ['paliativo'],
  source: { citation: 'Of this test', where: null },
  begins: null,
  goesOn: {
    firstCycle: 1,
    fill: {
      totalCycles: 6,
      sessionsPerCycle: 2,
      sessionFrequencyDays: 7,
      cycleIntervalDays: 21,
      cycleLengthDays: 28,
      sessionDays: [1, 8],
      lines: [
        {
          drugId: 11,
          drugName: 'Gemcitabina',
          dose: 1000,
          doseType: 'MGM2',
          administration: 'INTRAVENOUS',
          cap: null,
          sessions: [1, 2],
          days: [1, 8],
          timesPerDay: 1,
        },
        {
          drugId: null,
          drugName: 'Carboplatino',
          dose: 4.5,
          doseType: 'AUC',
          administration: 'INTRAVENOUS',
          cap: null,
          sessions: [1],
          days: [1],
          timesPerDay: 1,
        },
      ],
      earlier: [],
      ending: [],
      later: [],
    },
  },
};
const typed: TypedForm = {
  chemotherapyOn: 'on',
  chemotherapy: {
    weightKg: '68,5',
    totalCycles: '4',
    firstSessionDate: '2026-04-27',
    drugs: [{ drugId: '11', dose: '800', presentationId: '21', amount: '2', price: '38,50' }, { drugId: '12' }],
  },
  radiotherapy: [{ sessions: '5' }],
};

test("filling sets the regimen's lines, cycles and dates; drugs that stay keep their presentation, other fields their input", () => {
  expect(filledForm(typed, choice, choice.goesOn, () => false)).toEqual({
    ...typed,
    chemotherapy: {
      weightKg: '68,5',
      firstSessionDate: '2026-04-27',
      totalCycles: '6',
      sessionsPerCycle: '2',
      sessionFrequencyDays: '7',
      cycleIntervalDays: '21',
      sessionDates: ['2026-04-27', '2026-05-04'],
      regimen: { slug: 'carboplatino-gemcitabina', version: '2', firstCycle: '1' },
      drugs: [
        {
          drugId: '11',
          dose: '1000',
          doseType: 'MGM2',
          administration: 'INTRAVENOUS',
          sessions: ['1', '2'],
          presentationId: '21',
          amount: '2',
          price: '38,50',
        },
        { drugId: '', dose: '4,5', doseType: 'AUC', administration: 'INTRAVENOUS', sessions: ['1'] },
      ],
    },
  });
});

test('locked fields keep their values, and without a first session the others have no date', () => {
  const { chemotherapy } = filledForm({ chemotherapy: { totalCycles: '4' } }, choice, choice.goesOn, (name) =>
    name.endsWith('totalCycles'),
  );
  expect(chemotherapy).toMatchObject({ totalCycles: '4', sessionDates: ['', ''] });
});

test('a regimen that begins in a later cycle of the request stores that cycle and adds its cycles to the previous ones', () => {
  const { chemotherapy } = filledForm(typed, choice, { ...choice.goesOn, firstCycle: 3 }, () => false);
  expect(chemotherapy).toMatchObject({ totalCycles: '8', regimen: { firstCycle: '3' } });
});
