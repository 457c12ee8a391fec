import { expect, test } from 'vitest';
import { chosen, LIBRARY } from '../rules/regimen-cases.test-support';
import { chemotherapy, FACTS, line } from '../rules/rule-cases.test-support';
import { readSubject } from '../subject/read-subject';
import { isRegimenInLibrary } from './library-mark';

const of = (type: string, drugIds: number[], more: object = {}) =>
  chemotherapy({ drugs: drugIds.map((id) => line(id, 1)), ...more }, { type });

test.each([
  ['doxorubicin and cyclophosphamide, breast', of('mama', [6, 7]), true],
  ['with an antiemetic', of('mama', [6, 7, 10]), true],
  ['doxorubicin and cyclophosphamide, lung', of('pulmon', [6, 7]), false],
  ['doxorubicin and paclitaxel, breast', of('mama', [6, 4]), false],
  // Folinate is supportive: oxaliplatin and fluorouracil match mFOLFOX6.
  ['FOLFOX', of('colo_rectal', [17, 8, 24]), true],
  ['paclitaxel and capecitabine, lung', of('pulmon', [4, 15]), false],
  ['pemetrexed and carboplatin, lung', of('pulmon', [14, 2]), true],
  ['doxorubicin, another tumour', of('otros', [6]), true],
  ['doxorubicin and paclitaxel, another tumour', of('otros', [6, 4]), false],
  ['in a trial', of('mama', [6, 4], { clinicalTrial: true }), null],
  ['with a chosen regimen', of('mama', [6, 4], chosen('mama-ac-21')), true],
  ['with an unknown drug', of('mama', [6, 23]), null],
  // Docetaxel ends after six cycles of a regimen, then trastuzumab with pertuzumab remain.
  ['trastuzumab and pertuzumab, breast', of('mama', [25, 26]), true],
  ['supportive drugs alone', of('mama', [10]), null],
  ['no chemotherapy', { protocol: { type: 'mama' } }, null],
])('%s: %s', (_name, content, mark) => {
  expect(isRegimenInLibrary(readSubject(content, { ...FACTS, regimens: LIBRARY }))).toBe(mark);
});

test('says nothing without a library', () => {
  expect(isRegimenInLibrary(readSubject(of('mama', [6, 4]), FACTS))).toBeNull();
});
