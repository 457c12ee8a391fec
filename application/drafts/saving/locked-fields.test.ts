import type { DemandContent } from '@aval/domain/demand/content/content';
import { expect, test } from 'vitest';
import { keepLocked, type Locks } from './locked-fields';
import { typedTreatment } from './typed-values';

const treatment = {
  chemotherapy: {
    weightKg: 74.2,
    heparinization: true,
    sessionsPerCycle: 2,
    firstSessionDate: '2026-04-10',
    sessionDates: ['2026-04-10', '2026-04-20'],
    drugs: [{ drugId: 5, dose: 80, sessions: [1, 2], presentationId: 6, priceCents: 3850, amount: 1 }],
  },
  radiotherapy: null,
};
const base = { treatment, extras: {} } as unknown as DemandContent;
const typed = typedTreatment(treatment);
const locks = (mode: Locks['mode']): Locks => ({ mode, base, today: '2026-04-16', acceptedVersions: 1 });

const keep = (mode: Locks['mode'], sent: object) =>
  keepLocked('treatment', { ...sent } as typeof typed, typed, locks(mode));

test('fields that were not sent are restored, and fields that may change are taken', () => {
  const line = { price: '12,00', amount: '3', presentationId: '7' };
  const { form, edits } = keep('administrative', { chemotherapy: { drugs: [line] } });
  expect(edits).toEqual([]);
  expect(form).toEqual({
    ...typed,
    chemotherapy: {
      ...(typed.chemotherapy as object),
      drugs: [{ drugId: '5', dose: '80', sessions: ['1', '2'], ...line }],
    },
  });
});

test('an edit of a locked field is reported and left out', () => {
  const { form, edits } = keep('change_dates', {
    chemotherapyOn: 'off',
    chemotherapy: {
      weightKg: '75',
      heparinization: '',
      drugs: [{ dose: '81', sessions: '1' }, { dose: '1' }],
      sessionDates: ['2026-04-11', '2026-04-21'],
    },
  });
  expect(edits.map(({ name }) => name).sort()).toEqual([
    'chemotherapy.drugs',
    'chemotherapy.drugs[0].dose',
    'chemotherapy.drugs[0].sessions',
    'chemotherapy.heparinization',
    'chemotherapy.sessionDates[0]',
    'chemotherapy.weightKg',
    'chemotherapyOn',
  ]);
  expect(edits.find(({ name }) => name.startsWith('chemotherapy.sessionDates'))?.reason).toBe('past');
  expect(form).toMatchObject({ chemotherapy: { weightKg: '74,2', sessionDates: ['2026-04-10', '2026-04-21'] } });
});

test('emptying a whole locked group is an edit, omitting an entry that was not offered is not', () => {
  const regimen = { slug: 'folfox', version: '1' };
  const chosen = { chemotherapy: { ...(typed.chemotherapy as object), regimen } } as typeof typed;
  const emptied = { chemotherapy: { regimen: '', drugs: [''] } } as typeof typed;
  const { form, edits } = keepLocked('treatment', emptied, chosen, locks('change_dates'));
  expect(edits).toEqual([{ name: 'chemotherapy.regimen', reason: 'mode' }]);
  expect(form).toEqual(chosen);
  expect(keepLocked('treatment', emptied, typed, locks('change_dates')).edits).toEqual([]);
});

test('another way of typing the same value is no edit', () => {
  const sent = { chemotherapy: { weightKg: ' 74.20 ', firstSessionDate: '10/4/2026', heparinization: 'true' } };
  expect(keep('change_dates', sent)).toEqual({ form: typed, edits: [] });
});
