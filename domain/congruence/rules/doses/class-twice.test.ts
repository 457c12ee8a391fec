import { expect, test } from 'vitest';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { classTwice } from './class-twice';

/** Pairs and severities that are found in lines of these drugs, each in a session of its own. */
function found(...slugs: string[]): string[] {
  const lines = slugs.map((slug, place) => {
    return line(drugIdOf(slug), 100, 'MG', 'INTRAVENOUS', [place + 1]);
  });
  return findingsOf(classTwice, chemotherapy({ drugs: lines }), { drugs: REFERENCE_DRUGS }).map(
    ({ severity, fields }) => `${severity} ${fields.map((field) => /\d+/.exec(field)?.[0]).join(' ')}`,
  );
}

test.each([
  ['two anti-PD-1 or anti-PD-L1', ['nivolumab', 'atezolizumab'], ['warning 1 0']],
  ['two inhibitors of KIT', ['imatinib', 'sunitinib'], ['warning 1 0']],
  ['two inhibitors of CDK4/6', ['palbociclib', 'ribociclib'], ['warning 1 0']],
  ['three platinum drugs', ['cisplatino', 'carboplatino', 'oxaliplatino'], ['warning 1 0', 'warning 2 0']],
  ['two of two classes', ['enzalutamida', 'paclitaxel', 'abiraterona', 'docetaxel'], ['serious 2 0', 'warning 3 1']],
])('%s are a finding for each further drug', (_what, slugs, expected) => {
  expect(found(...slugs)).toEqual(expected);
});

test.each([
  ['drugs of different classes', ['nivolumab', 'ipilimumab', 'carboplatino', 'pemetrexed']],
  ['a drug in two lines', ['paclitaxel', 'paclitaxel']],
  ['two forms of one principle', ['paclitaxel', 'paclitaxel-albumina']],
  ['vinorelbine by vein and by mouth', ['vinorelbina', 'vinorelbina-oral']],
])('%s are none', (_what, slugs) => {
  expect(found(...slugs)).toEqual([]);
});
