import { expect, test } from 'vitest';
import { chemotherapy, drugIdOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { cyclesOfDrug } from './cycles-of-drug';

interface Given {
  slugs: readonly string[];
  type?: string;
  intention?: string;
  days?: number;
  dose?: number;
  cycle?: number;
  clinicalTrial?: boolean;
}

function verdict(totalCycles: number, { slugs, type, intention = 'paliativo', days = 21, dose = 1, ...more }: Given) {
  const drugs = slugs.map((slug) => line(drugIdOf(slug), dose, 'MG'));
  const plan = { cycle: 1, totalCycles, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: days };
  const content = chemotherapy({ drugs, intention, ...plan, ...more }, { type });
  return verdictOf(cyclesOfDrug, content, { drugs: REFERENCE_DRUGS });
}

const BOTH = { slugs: ['nivolumab', 'ipilimumab'], type: 'otros' };
const TC = { slugs: ['docetaxel', 'ciclofosfamida'], type: 'mama', intention: 'adyuvante' };
const FOLFOX = { slugs: ['oxaliplatino', 'fluorouracilo'], type: 'colo_rectal', intention: 'adyuvante', days: 14 };

test.each<[string, number, Given, string | null]>([
  ['ipilimumab', 4, BOTH, null],
  ['ipilimumab', 5, BOTH, 'more: warning'],
  ['ipilimumab every six weeks', 17, { ...BOTH, days: 42 }, null],
  ['ipilimumab in a trial', 12, { ...BOTH, clinicalTrial: true }, null],
  ['tremelimumab of 300 mg before durvalumab', 4, { slugs: ['tremelimumab'], dose: 300, days: 28 }, null],
  ['tremelimumab of 300 mg again', 4, { slugs: ['tremelimumab'], dose: 300, days: 28, cycle: 2 }, 'more: warning'],
  ['tremelimumab of 75 mg again', 4, { slugs: ['tremelimumab'], dose: 75, cycle: 2 }, null],
  ['tremelimumab of 75 mg', 4, { slugs: ['tremelimumab'], dose: 75 }, null],
  ['TC', 6, TC, null],
  ['TC', 7, TC, 'more: warning'],
  ['palliative docetaxel', 12, { ...TC, intention: 'paliativo' }, null],
  ['docetaxel alone', 12, { ...TC, slugs: ['docetaxel'] }, null],
  ['adjuvant FOLFOX', 12, FOLFOX, null],
  ['adjuvant FOLFOX', 13, FOLFOX, 'more: note'],
  ['palliative FOLFOX', 24, { ...FOLFOX, intention: 'paliativo' }, null],
  ['adjuvant XELOX', 9, { ...FOLFOX, days: 21 }, 'more: note'],
])('%s for %d cycles: %j %s', (_name, cycles, given, expected) => {
  expect(verdict(cycles, given)).toBe(expected);
});
