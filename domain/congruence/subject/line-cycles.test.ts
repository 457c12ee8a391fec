import { expect, test } from 'vitest';
import { NO_FACTS } from '../analysed.test-support';
import { chosen, LIBRARY } from '../rules/regimen-cases.test-support';
import { chemotherapy, DRUGS, line } from '../rules/rule-cases.test-support';
import { countOf, lineCycles } from './line-cycles';
import { readSubject } from './read-subject';

const [DOCETAXEL, CARBOPLATIN, TRASTUZUMAB, PEMETREXED] = [99, 2, 25, 14];
const drugs = new Map([...DRUGS, [DOCETAXEL, { name: 'Docetaxel', activePrinciple: 'Docetaxel', atcCode: null }]]);

function cyclesOf(drugId: number, plan: object) {
  const subject = readSubject(chemotherapy({ ...plan, drugs: [line(drugId, 1)] }), {
    ...NO_FACTS,
    drugs,
    regimens: LIBRARY,
  });
  const [found] = subject.chemotherapy?.lines ?? [];
  if (!subject.chemotherapy || !found) throw new Error('there is a line');
  return lineCycles(subject.chemotherapy, found);
}

const tchp = (firstCycle: number) => ({ regimen: { ...chosen('mama-tchp').regimen, firstCycle } });
const pemetrexed = chosen('pulmon-pembrolizumab-pemetrexed-carboplatino');

test.each([
  ['all of a first request', DOCETAXEL, { cycle: 1, totalCycles: 6 }, { first: 1, last: 6, varies: false }, 6],
  ['the remaining ones of a continuation', DOCETAXEL, { cycle: 3, totalCycles: 6 }, { first: 3, last: 6 }, 4],
  ['the last one', DOCETAXEL, { cycle: 6, totalCycles: 6 }, { first: 6, last: 6 }, 1],
  ['0 of 0, which count as one', DOCETAXEL, { cycle: 0, totalCycles: 0 }, { first: 0, last: 0 }, 1],
  ['a draft beyond its last cycle', DOCETAXEL, { cycle: 7, totalCycles: 6 }, { first: 7, last: 7 }, 1],
  // Pembrolizumab, pemetrexed and carboplatin (Gandhi L. N Engl J Med 2018;378:2078-92): carboplatin in four cycles.
  ['a drug that ends', CARBOPLATIN, { ...pemetrexed, cycle: 1, totalCycles: 20 }, { first: 1, last: 4 }, 4],
  ['a drug that ends, in cycle 3', CARBOPLATIN, { ...pemetrexed, cycle: 3, totalCycles: 20 }, { first: 3, last: 4 }, 2],
  ['a drug that continues', PEMETREXED, { ...pemetrexed, cycle: 3, totalCycles: 20 }, { first: 3, last: 20 }, 18],
  [
    'a drug requested after its end',
    CARBOPLATIN,
    { ...pemetrexed, cycle: 6, totalCycles: 20 },
    { first: 6, last: 20 },
    15,
  ],
  // TCHP (Schneeweiss A. Ann Oncol 2013;24:2278-84): trastuzumab 8 mg/kg once, then 6 mg/kg.
  ['a loading dose', TRASTUZUMAB, { ...tchp(1), cycle: 1, totalCycles: 6 }, { last: 6, varies: true }, null],
  ['a loading dose alone', TRASTUZUMAB, { ...tchp(1), cycle: 1, totalCycles: 1 }, { last: 1, varies: false }, 1],
  [
    'the dose after a loading dose',
    TRASTUZUMAB,
    { ...tchp(1), cycle: 2, totalCycles: 6 },
    { first: 2, varies: false },
    5,
  ],
  ['a loading dose begun later', TRASTUZUMAB, { ...tchp(3), cycle: 3, totalCycles: 8 }, { varies: true }, null],
])('cycles of a line: %s', (_name, drugId, plan, cycles, count) => {
  const found = cyclesOf(drugId, plan);
  expect(found).toMatchObject(cycles);
  expect(countOf(found)).toBe(count);
});

test('there are no cycles while their number is unknown', () => {
  expect(cyclesOf(DOCETAXEL, { cycle: 1 })).toBeNull();
  expect(countOf(null)).toBeNull();
});
