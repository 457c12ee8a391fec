import { expect, test } from 'vitest';
import { readSubject } from '../../subject/read-subject';
import { chemotherapy, drugIdOf, FACTS, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { drugsByTest } from './tests-of-drugs';

function testsFor(...slugs: readonly string[]) {
  const drugs = slugs.map((slug) => line(drugIdOf(slug), 50, 'MGM2'));
  return drugsByTest(readSubject(chemotherapy({ drugs }, { type: 'mama' }), { ...FACTS, drugs: REFERENCE_DRUGS }));
}

test('a test is named with the drugs for which it matters', () => {
  expect(testsFor('doxorubicina')).toEqual({ lvefPercent: ['Doxorubicina'], bilirubinMgDl: ['Doxorubicina'] });
  expect(Object.keys(testsFor('trastuzumab-emtansina')).sort()).toEqual([
    'altUl',
    'astUl',
    'bilirubinMgDl',
    'lvefPercent',
  ]);
  expect(testsFor('capecitabina')).toMatchObject({ dpd: ['Capecitabina'] });
  expect(testsFor('fluorouracilo', 'irinotecan')).toMatchObject({ dpd: ['Fluorouracilo'], ugt1a1: ['Irinotecán'] });
});

test('a drug is named once, however many lines it has', () => {
  expect(testsFor('fluorouracilo', 'fluorouracilo').dpd).toEqual(['Fluorouracilo']);
});

test('no test matters for a drug without a row, nor without a drug', () => {
  expect(testsFor('cisplatino')).toEqual({});
  expect(testsFor()).toEqual({});
});
