import { expect, test } from 'vitest';
import { addDays } from '../../calendar/civil-date';
import { cycleLengthOf, gapsBetween } from '../../reference/regimen-sessions';
import { analysed } from '../analysed.test-support';
import { firstCyclesOf, repeated, START } from '../subject/filled-calendar.test-support';
import { regimenFill } from '../subject/regimen-fill';
import { chosen, LIBRARY } from './regimen-cases.test-support';
import { drugIdOf, REFERENCE_DRUGS } from './rule-cases.test-support';

/** Request after choosing a regimen in step 4, for a patient of 170 cm and 65 kg with normal renal function. */
function requestOf(regimen: (typeof LIBRARY)[number], cycle: number, isChosen: boolean, firstCycle = 1) {
  const { totalCycles, lines, ...plan } = regimenFill(regimen, cycle - firstCycle + 1, ({ drugSlug }) => ({
    drugId: drugIdOf(drugSlug),
    drugName: drugSlug,
  }));
  return {
    protocol: { type: regimen.tumourType, markers: { brca: 'positivo', cldn182: 'positivo', fgfr: 'positivo' } },
    treatment: {
      chemotherapy: {
        ...(isChosen ? { regimen: { ...chosen(regimen.slug).regimen, firstCycle } } : {}),
        heightCm: 170,
        weightKg: 65,
        creatinine: 0.9,
        creatinineUnit: 'mg/dL',
        creatinineDate: '2026-11-25',
        dpd: 'normal',
        cycle,
        totalCycles: Math.max(cycle, Math.min(totalCycles ?? 4, 4)),
        ...plan,
        drugs: lines,
        antiemetics: 'Ondansetrón',
        corticosteroids: 'Dexametasona',
      },
    },
    extras: { observations: 'Ácido fólico, vitamina B12, mesna. Continúa el análogo de LHRH.' },
  };
}

/** The first two cycles, and each one in which a drug begins or has ended. */
function cyclesOf({ lines }: (typeof LIBRARY)[number]): number[] {
  const turns = lines.flatMap(({ fromCycle, toCycle }) => [fromCycle, ...(toCycle === null ? [] : [toCycle + 1])]);
  return [...new Set([1, 2, ...turns])];
}

const CASES = LIBRARY.flatMap((regimen) => cyclesOf(regimen).map((cycle) => [regimen.slug, cycle, regimen] as const));

test.each(CASES)('%s as published, cycle %d, chosen or not, has no finding beyond notes', (_slug, cycle, regimen) => {
  const patient = { birthday: '1976-11-25', gender: regimen.tumourType === 'prostata' ? 'male' : 'female' };
  const facts = { on: '2026-11-25', patient, drugs: REFERENCE_DRUGS, regimens: LIBRARY };
  for (const isChosen of [true, false]) {
    const { findings, failed } = analysed(requestOf(regimen, cycle, isChosen), facts);
    expect(failed).toEqual([]);
    // Only a chosen regimen limits the dose by its cap: vincristine in R-CHOP, 1.4 mg/m² and at most 2 mg.
    const isCapped = !isChosen && regimen.lines.some(({ cap }) => cap !== null);
    const graver = findings.filter(({ rule, severity }) => severity !== 'note' && !(isCapped && rule === 'CAP-01'));
    expect(graver.map(({ rule, variant, values }) => [rule, variant, JSON.stringify(values)])).toEqual([]);
    // Filled in as published, no line is missing, doubled or of another dose.
    expect(findings.filter(({ rule }) => isChosen && ['DOS-01', 'DUP-01', 'ESQ-02'].includes(rule))).toEqual([]);
  }
});

test.each(CASES)('the cycle after %s, cycle %d, begins when the regimen says', (_slug, cycle, regimen) => {
  const fill = regimenFill(regimen, cycle, ({ drugSlug }) => ({ drugId: null, drugName: drugSlug }));
  const [, next] = firstCyclesOf(fill);
  expect(next?.[0]).toBe(addDays(START, cycleLengthOf(regimen)));
  // Uneven gaps have no single frequency, so that days per cycle (8.5) differ from those of the dates.
  if (gapsBetween(fill.sessionDays).size < 2)
    expect(firstCyclesOf(fill)).toEqual(repeated(fill, cycleLengthOf(regimen)));
});

const BEGINNING = LIBRARY.map((regimen) => [regimen.slug, regimen] as const);

test.each(BEGINNING)('%s beginning with the third cycle of a request has no finding beyond notes', (_slug, regimen) => {
  const patient = { birthday: '1976-11-25', gender: regimen.tumourType === 'prostata' ? 'male' : 'female' };
  const facts = { on: '2026-11-25', patient, drugs: REFERENCE_DRUGS, regimens: LIBRARY };
  for (const cycle of [3, 4]) {
    const { findings } = analysed(requestOf(regimen, cycle, true, 3), facts);
    expect(findings.filter(({ severity }) => severity !== 'note').map(({ rule }) => rule)).toEqual([]);
  }
});
