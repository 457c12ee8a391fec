import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_CYCLES, MOST_DRUG_LINES, MOST_SESSIONS } from '../../clinical/form-bounds';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { DEFAULT_RULE_BOOK } from '../rule-book';
import { FACTS } from '../rules/rule-cases.test-support';
import { congruenceReport } from './report';

const VIALS: readonly PresentationOffer[] = [
  { id: 1, strengthMg: 25, unitsPerPack: 1, priceCents: 1250 },
  { id: 2, strengthMg: 100, unitsPerPack: 1, priceCents: 4250 },
];
const [ANTHRACYCLINES, DRUG_COUNT] = [[6, 11], FACTS.drugs.size];
const offers = new Map(Array.from({ length: DRUG_COUNT + 1 }, (_, id) => [id, VIALS]));

function reportOn(drugs: readonly object[], totalCycles: number) {
  const chemotherapy = {
    heightCm: 164,
    weightKg: 61.5,
    cycle: 1,
    totalCycles,
    sessionsPerCycle: MOST_SESSIONS,
    drugs,
    sessionFrequencyDays: 1,
    cycleIntervalDays: 21,
    firstSessionDate: '2026-12-01',
    sessionDates: ['2026-12-01'],
  };
  return congruenceReport({ treatment: { chemotherapy } }, { ...FACTS, offers }, DEFAULT_RULE_BOOK);
}

const line = fc.record({
  drugId: fc.oneof(fc.constantFrom(...ANTHRACYCLINES), fc.integer({ min: 1, max: DRUG_COUNT })),
  dose: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 9000 }).map((cents) => cents / 100) },
    fc.constant(null),
  ),
  doseType: fc.constantFrom('MGM2', 'MGKG', 'MG'),
  administration: fc.constantFrom('INTRAVENOUS', 'INTRAVESICAL', 'ORAL'),
  sessions: fc.constantFrom([1], [1, 2, 3]),
});

const sizeOf = (kept: unknown) => JSON.stringify(kept).length;

test('a report fits into the row of its version, whatever the number of lines and cycles', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: MOST_DRUG_LINES, maxLength: 3 * MOST_DRUG_LINES }), (drugs) => {
      const made = reportOn(drugs, MOST_CYCLES);
      expect(made.failed).toEqual([]);
      expect(made.lines).toHaveLength(MOST_DRUG_LINES);
      // Eight kilobytes a line. The largest of many random ones had 5.5; rows that multiply with lines or cycles have more.
      expect(sizeOf(made)).toBeLessThan(MOST_DRUG_LINES * 8_000);
      // More cycles make the figures larger but add no rows.
      expect(sizeOf(made.lifetime)).toBeLessThan(sizeOf(reportOn(drugs, 2).lifetime) + 3000);
    }),
    { numRuns: 15 },
  );
});

test('one drug in more lines than can be sent and in all cycles makes one ledger row', () => {
  const doxorubicin = { drugId: 6, dose: 1, doseType: 'MG', administration: 'INTRAVENOUS', sessions: [1] };
  const made = reportOn(Array(130).fill(doxorubicin), MOST_CYCLES);
  const [doses] = made.lifetime;
  expect(doses?.ledger.rows).toMatchObject([{ from: 'request', cycle: 1, cycles: MOST_CYCLES }]);
  // 50 mg a cycle in 1.674 m²: the 19th cycle exceeds 550 mg/m².
  expect(doses?.limits).toMatchObject([{ appliedLimit: 550, exceededAt: { from: 'request', cycle: 19 } }]);
});
