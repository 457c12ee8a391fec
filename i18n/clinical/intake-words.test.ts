import { computed } from '@aval/domain/clinical/calculation/calculation';
import type { LineDoses } from '@aval/domain/clinical/doses/line-doses';
import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeIntakes, describeSessionDose } from './intake-words';

test('a dose taken at home is per intake with its frequency; a dose given in a session states a frequency above one', async () => {
  const [es, en] = [await createI18n('es', ['demand']), await createI18n('en', ['demand'])];
  expect([null, 1, 2].map((times) => describeIntakes(es, 'ORAL', times))).toEqual([
    'por toma',
    'por toma, una vez al día',
    'por toma, 2 veces al día',
  ]);
  expect(describeIntakes(en, 'ORAL', 2)).toBe('per intake, 2 times a day');
  for (const times of [null, 1]) expect(describeIntakes(es, 'INTRAVENOUS', times)).toBeNull();
  expect(describeIntakes(es, 'INTRAVENOUS', 2)).toBe('por administración, 2 veces al día');
  expect(describeIntakes(en, 'INTRAVENOUS', 2)).toBe('per administration, 2 times a day');
});

const dose = (doseMg: number) => computed({ doseMg }, []);
const DOSES = { administration: dose(200), session: dose(400), cycle: dose(400), course: dose(400) } as LineDoses;

test('a session consists of intakes, or of administrations when the regimen has the drug injected', async () => {
  const en = await createI18n('en', ['report']);
  const by = (administration: 'ORAL' | 'INTRAVENOUS') => {
    const order = { drugSlug: 'citarabina', dose: 100, doseType: 'MGM2', days: [1], timesPerDay: 2 } as const;
    const deviation = { expected: { ...order, administration, fromCycle: 1, toCycle: null, cap: null }, percent: 0 };
    return describeSessionDose(en, { doses: DOSES, administrationsPerSession: 2, deviation }).intakes;
  };
  expect([by('ORAL'), by('INTRAVENOUS')]).toEqual([
    '2 intakes of 200.00\u00a0mg',
    '2 administrations of 200.00\u00a0mg',
  ]);
  expect(describeSessionDose(en, { doses: DOSES, administrationsPerSession: 1 })).toEqual({
    dose: '400.00\u00a0mg',
    intakes: null,
  });
});
