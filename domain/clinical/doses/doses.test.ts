import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed } from '../calculation/calculation';
import { administeredDose } from './administered-dose';
import { chemotherapyDoses, lineDoses } from './line-doses';

const body = { heightCm: 164, weightKg: 61.5 };
const clearance = computed({ clearanceMlMin: 90 }, []);

describe('dose of one administration', () => {
  test.each([
    // Weekly paclitaxel 80 mg/m² and carboplatin AUC 5 with pembrolizumab 200 mg: KEYNOTE-522 (Schmid, N Engl J Med
    // 2020;382:810).
    [{ dose: 80, doseType: 'MGM2' }, 133.9054],
    [{ dose: 5, doseType: 'AUC' }, 575],
    [{ dose: 200, doseType: 'MG' }, 200],
    // Trastuzumab loading dose, 8 mg/kg.
    [{ dose: 8, doseType: 'MGKG' }, 492],
    [{ dose: 0, doseType: 'MGM2' }, 0],
  ])('%o: %d mg', (line, expected) => {
    const found = administeredDose(line, { ...body, clearance });
    expect(found.computable && found.doseMg).toBeCloseTo(expected, 4);
  });

  test('is lowered to the cap, and unchanged by a higher cap', () => {
    const cap = { kind: 'doseMg', value: 2 } as const;
    const line = { dose: 1.4, doseType: 'MGM2' };
    expect(administeredDose({ ...line, cap }, body)).toMatchObject({ doseMg: 2, actedCap: cap });
    const high = administeredDose({ ...line, cap: { ...cap, value: 3 } }, body);
    expect(high).toMatchObject({ actedCap: null });
    expect(high.computable && high.doseMg).toBeCloseTo(2.3433, 4);
  });

  test('applies a cap of the filtration rate within the formula, and keeps the uncapped dose', () => {
    const cap = { kind: 'gfrMlMin', value: 80 } as const;
    const found = administeredDose({ dose: 5, doseType: 'AUC', cap }, { ...body, clearance });
    expect(found).toMatchObject({ doseMg: 525, uncappedMg: 575, actedCap: cap });
    const below = administeredDose({ dose: 5, doseType: 'AUC', cap: { ...cap, value: 125 } }, { ...body, clearance });
    expect(below).toMatchObject({ doseMg: 575, actedCap: null });
  });

  test.each([
    [{ dose: 5, doseType: 'AUC' }, body, 'creatinine', 'missing'],
    [{ dose: null, doseType: 'MGM2' }, body, 'dose', 'missing'],
    [{ dose: -1, doseType: 'MG' }, body, 'dose', 'out_of_range'],
    [{ dose: 80, doseType: '' }, body, 'doseType', 'missing'],
    [{ dose: 80, doseType: 'IU' }, body, 'doseType', 'out_of_range'],
    [{ dose: 80, doseType: 'MGM2' }, { heightCm: null, weightKg: 61.5 }, 'heightCm', 'missing'],
    [{ dose: 80, doseType: 'MGKG' }, { heightCm: null, weightKg: 0 }, 'weightKg', 'out_of_range'],
    [{ dose: 80, doseType: 'MG', cap: { kind: 'doseMg', value: 0 } as const }, body, 'cap', 'out_of_range'],
  ])('%o is not computable', (line, size, input, because) => {
    expect(administeredDose(line, size)).toEqual({ computable: false, gaps: [{ input, because }] });
  });
});

describe('dose of a session, a cycle and all cycles', () => {
  const line = { dose: 60, doseType: 'MGM2' };

  test('derives from the unrounded session dose', () => {
    const found = lineDoses(line, { heightCm: 162, weightKg: 68 }, { sessions: 1, cycles: 4 });
    expect(found.session.computable && found.session.doseMg).toBeCloseTo(104.957, 3);
    // Four times the rounded 104.96 would be 419.84.
    expect(found.course.computable && found.course.doseMg).toBeCloseTo(419.83, 2);
  });

  test('has no cycle dose when there are no sessions', () => {
    const [found] = chemotherapyDoses({ ...body, drugs: [{ ...line, cycles: 4, sessions: [] }] }, null);
    expect(found?.session.computable).toBe(true);
    expect(found?.cycle).toEqual({ computable: false, gaps: [{ input: 'sessions', because: 'missing' }] });
  });

  test('applies a cap to each line separately', () => {
    const drugs = [
      { dose: 1.4, doseType: 'MGM2', cycles: 6, sessions: [1] },
      { dose: 1.4, doseType: 'MGM2', cycles: 6, sessions: [1] },
    ];
    const cap = { kind: 'doseMg', value: 2 } as const;
    const found = chemotherapyDoses({ ...body, drugs }, null, (index) => (index === 1 ? cap : null));
    expect(found.map(({ administration }) => administration.computable && administration.actedCap)).toEqual([
      null,
      cap,
    ]);
  });
});

const heightCm = fc.integer({ min: 1, max: 300 });
const weightKg = fc.integer({ min: 1, max: 99_999 }).map((grams) => grams / 100);
const dose = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);

test('the dose grows with the surface', () => {
  fc.assert(
    fc.property(heightCm, weightKg, weightKg, dose, (height, one, other, perM2) => {
      const line = { dose: perM2, doseType: 'MGM2' };
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
        administeredDose(line, { heightCm: height, weightKg: weight }),
      );
      if (!light?.computable || !heavy?.computable)
        throw new Error('a dose within the bounds of the form is computable');
      expect(light.doseMg <= heavy.doseMg).toBe(true);
      expect(light.doseMg < heavy.doseMg).toBe(one !== other);
    }),
  );
});

test('any input gives a figure or a reason', () => {
  const anything = fc.oneof(fc.double(), fc.integer(), fc.constant(null), fc.constant(undefined));
  const doseType = fc.oneof(fc.constantFrom('MGM2', 'MGKG', 'AUC', 'MG', '', null), fc.string());
  const input = fc.record({
    dose: anything,
    doseType,
    heightCm: anything,
    weightKg: anything,
    sessions: anything,
    cycles: anything,
  });
  fc.assert(
    fc.property(input, anything, anything, (given, gfr, cap) => {
      const patient = { ...given, clearance: computed({ clearanceMlMin: gfr as number }, []) };
      const order = { ...given, cap: { kind: 'doseMg' as const, value: cap as number } };
      for (const found of Object.values(lineDoses(order, patient, given))) {
        if (found.computable) expect(Number.isFinite(found.doseMg) && found.doseMg >= 0).toBe(true);
        else expect(found.gaps.length).toBeGreaterThan(0);
      }
    }),
  );
});
