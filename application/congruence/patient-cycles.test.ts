import { chosen, LIBRARY } from '@aval/domain/congruence/rules/regimen-cases.test-support';
import { chemotherapy, DRUGS, line } from '@aval/domain/congruence/rules/rule-cases.test-support';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { expect, test } from 'vitest';
import { type Authorized, cyclesOf } from './patient-cycles';

const DOXORUBICIN = 6;
const PLAN = { cycle: 1, totalCycles: 4, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
const AC = LIBRARY.filter(({ slug }) => slug === 'mama-ac-dosis-densa');
const CAPPED = AC.map((regimen) => ({
  ...regimen,
  lines: regimen.lines.map((each) => ({ ...each, cap: { kind: 'doseMg', value: 100 } as const })),
}));

/** Builds a cycle of 60 mg/m² for 2 m², requested by two versions of one demand. */
function authorized(regimens: Authorized['regimens']): Authorized {
  const content = chemotherapy({ ...PLAN, ...chosen('mama-ac-dosis-densa'), drugs: [line(DOXORUBICIN, 60)] });
  const version = { demandId: 'one', cycle: 1, fate: 'authorized', content: content as VersionContent } as const;
  const versions = [
    { ...version, version: 1, createdAt: new Date('2026-01-10T09:00:00Z') },
    { ...version, version: 2, createdAt: new Date('2026-02-10T09:00:00Z') },
  ];
  return { versions: new Map([[7, versions]]), drugs: DRUGS, regimens };
}

test('a cycle has the doses of its last version, with the caps of the regimen chosen there', () => {
  const amountsWith = (regimens: Authorized['regimens']) =>
    cyclesOf(authorized(regimens), { patientId: 7 }).map(({ version, exposures }) => [version, exposures[0]?.amount]);
  expect(amountsWith(AC)).toEqual([[2, expect.closeTo(120)]]);
  expect(amountsWith(CAPPED)).toEqual([[2, 100]]);
});

test('versions filed later and cycles of another patient are ignored', () => {
  const before = new Date('2026-02-01T00:00:00Z');
  expect(cyclesOf(authorized(AC), { patientId: 7, before }).map(({ version }) => version)).toEqual([1]);
  expect(cyclesOf(authorized(AC), { patientId: 8 })).toEqual([]);
});
