import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustedWeight } from './body/adjusted-weight';
import { ageOnDate } from './body/age';
import { bodyMassIndex } from './body/body-mass-index';
import { carboplatinDose } from './kidney/calvert';
import { WEIGHT_RULES } from './kidney/clearance-weight';
import { creatinineClearance, DEFAULT_CLEARANCE_SETTINGS } from './kidney/creatinine-clearance';
import { anthracyclineLedger } from './lifetime/lifetime-dose';
import { biologicallyEffectiveDose, equivalentIn2Gy } from './radiotherapy/fractionation';
import { radiotherapyCourse } from './radiotherapy/radiotherapy-course';
import { BAND_TABLES } from './rounding/band-tables';
import { roundToBand } from './rounding/dose-bands';
import { roundToWholeUnits } from './rounding/whole-units';
import { supplyChoice } from './vials/supply';

/** Figures of every kind and values that are none, since drafts may hold anything. */
const value = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 500 }),
  fc.constantFrom(null, undefined, 0, 1, 70, 170),
  fc.string().map((text) => text as unknown as number),
);
const text = fc.oneof(fc.constantFrom('male', 'female', 'mg/dL', 'umol/L', '2026-04-22', null), fc.string());

/** Fails unless every nested outcome has finite figures or a reason. */
function expectSound(outcome: unknown): void {
  if (typeof outcome === 'number') expect(Number.isFinite(outcome)).toBe(true);
  if (typeof outcome !== 'object' || outcome === null) return;
  if ('computable' in outcome && outcome.computable === false) {
    expect((outcome as unknown as { gaps: unknown[] }).gaps.length).toBeGreaterThan(0);
    return;
  }
  Object.values(outcome).forEach(expectSound);
}

test('body and kidney calculations are total', () => {
  const person = fc.record({
    heightCm: value,
    weightKg: value,
    ageYears: value,
    gender: text,
    creatinine: value,
    creatinineUnit: text,
    birthday: text,
    date: text,
  });
  const settings = fc.record({ weightRule: fc.constantFrom(...WEIGHT_RULES), isOpen: fc.boolean() });
  fc.assert(
    fc.property(person, settings, value, (one, { weightRule, isOpen }, cap) => {
      const limits = isOpen ? { creatinineFloorMgDl: null, clearanceCapMlMin: null } : DEFAULT_CLEARANCE_SETTINGS;
      expectSound(bodyMassIndex(one));
      expectSound(adjustedWeight(one));
      expectSound(ageOnDate(one));
      expectSound(creatinineClearance(one, { ...limits, weightRule }));
      expectSound(carboplatinDose({ auc: one.creatinine, clearanceMlMin: one.ageYears, capMlMin: cap }));
    }),
  );
});

test('rounding, vial and radiotherapy calculations are total', () => {
  const offers = fc.array(fc.record({ id: fc.nat(), strengthMg: value, unitsPerPack: value, priceCents: value }), {
    maxLength: 4,
  });
  const schedule = fc.record({ administrationsPerSession: value, sessions: value, cycles: value });
  fc.assert(
    fc.property(
      value,
      offers,
      schedule,
      text,
      fc.constantFrom('units', 'packs'),
      (dose, list, when, day, dispensing) => {
        for (const table of BAND_TABLES) expectSound(roundToBand(dose, table));
        expectSound(roundToWholeUnits(dose, list));
        expectSound(supplyChoice({ doseMg: dose, offers: list, schedule: when, dispensing }));
        expectSound(equivalentIn2Gy({ dosePerFractionGy: dose, fractions: when.sessions, alphaBetaGy: when.cycles }));
        expectSound(
          biologicallyEffectiveDose({ dosePerFractionGy: dose, fractions: when.sessions, alphaBetaGy: when.cycles }),
        );
        const course = { totalDoseGy: when.cycles, fractionationPerDayGy: dose, sessions: when.sessions };
        expectSound(radiotherapyCourse({ ...course, startDate: day }));
      },
    ),
  );
});

test('lifetime sums are total', () => {
  const unit = fc.constantFrom('mg' as const, 'mg/m2' as const, 'IU' as const);
  const principle = fc.constantFrom('doxorubicina', 'epirubicina');
  const declared = fc.array(fc.record({ principle, amount: value, unit }));
  fc.assert(
    fc.property(declared, value, (exposures, requestSurfaceM2) => {
      const ledger = anthracyclineLedger({ cycles: [], request: [], declared: exposures, requestSurfaceM2 });
      expectSound(ledger.rows);
      expectSound(ledger.total);
      expect(ledger.rows.length + ledger.uncounted.length).toBe(exposures.length);
    }),
  );
});
