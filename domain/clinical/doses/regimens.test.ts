import { regimens } from '@aval/prisma/reference/regimens';
import { expect, test } from 'vitest';
import { computed } from '../calculation/calculation';
import { lineDoses } from './line-doses';

/** 180 cm and 80 kg are exactly 2 m²; with a clearance of 90 mL/min. */
const TALL = { heightCm: 180, weightKg: 80, clearance: computed({ clearanceMlMin: 90 }, []) };
/** 162 cm and 50 kg are exactly 1.5 m²; with a clearance of 140 mL/min. */
const SMALL = { heightCm: 162, weightKg: 50, clearance: computed({ clearanceMlMin: 140 }, []) };
const HEAVY = { ...TALL, weightKg: 120 };

/**
 * Published regimens (their sources are in the reference data), calculated by hand: for each line, mg of one
 * administration and of one cycle.
 */
test.each([
  ['mama-ac-dosis-densa', TALL, { doxorubicina: [120, 120], ciclofosfamida: [1200, 1200] }],
  ['mama-paclitaxel-semanal', TALL, { paclitaxel: [160, 480] }],
  [
    'mama-tchp',
    SMALL,
    { docetaxel: [112.5, 112.5], carboplatino: [900, 900], trastuzumab: [400, 400], pertuzumab: [840, 840] },
  ],
  [
    'gastrico-flot',
    TALL,
    { docetaxel: [100, 100], oxaliplatino: [170, 170], 'folinato-calcico': [400, 400], fluorouracilo: [5200, 5200] },
  ],
  [
    'mielo-r-chop-21',
    TALL,
    {
      rituximab: [750, 750],
      ciclofosfamida: [1500, 1500],
      doxorubicina: [100, 100],
      vincristina: [2, 2],
      prednisona: [80, 400],
    },
  ],
  ['pulmon-cisplatino-pemetrexed', SMALL, { pemetrexed: [750, 750], cisplatino: [112.5, 112.5] }],
  [
    'colorrectal-mfolfox6',
    TALL,
    { oxaliplatino: [170, 170], 'folinato-calcico': [800, 800], fluorouracilo: [800, 800] },
  ],
  ['colorrectal-capox', TALL, { oxaliplatino: [260, 260], capecitabina: [2000, 56_000] }],
  [
    'pancreas-folfirinox',
    SMALL,
    { oxaliplatino: [127.5, 127.5], irinotecan: [270, 270], 'folinato-calcico': [600, 600] },
  ],
  ['ovario-carboplatino-paclitaxel', TALL, { paclitaxel: [350, 350], carboplatino: [690, 690] }],
  [
    'vejiga-mvac-dosis-densa',
    TALL,
    { metotrexato: [60, 60], vinblastina: [6, 6], doxorubicina: [60, 60], cisplatino: [140, 140] },
  ],
  ['prostata-docetaxel-prednisona', SMALL, { docetaxel: [112.5, 112.5], prednisona: [5, 210] }],
  ['colorrectal-trifluridina-bevacizumab', HEAVY, { 'trifluridina-tipiracilo': [80, 1600], bevacizumab: [600, 1200] }],
  ['vejiga-enfortumab-pembrolizumab', HEAVY, { 'enfortumab-vedotina': [125, 250], pembrolizumab: [200, 200] }],
])('doses of %s match the calculation by hand', (slug, patient, expected: Record<string, number[]>) => {
  const regimen = regimens.find((one) => one.slug === slug);
  const cycles = regimen?.plannedCycles ?? 1;
  const drugs = regimen?.lines.filter(({ fromCycle }) => fromCycle === 1) ?? [];
  for (const [drugSlug, [once, inCycle = 0]] of Object.entries(expected)) {
    const line = drugs.find((one) => one.drugSlug === drugSlug);
    if (!line) throw new Error(`${slug} has no ${drugSlug}`);
    const schedule = { administrationsPerSession: line.timesPerDay, sessions: line.days.length, cycles };
    const found = lineDoses(line, patient, schedule);
    const figures = [found.administration, found.cycle, found.course].map((dose) => dose.computable && dose.doseMg);
    expect(figures, drugSlug).toEqual([once, inCycle, inCycle * cycles].map((mg) => expect.closeTo(mg ?? 0, 6)));
  }
});
