import { expect, test } from 'vitest';
import { LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { indication } from './indication';

interface Case {
  slugs: readonly string[];
  type: string | null;
  tipo?: string;
  intention?: string;
  given?: object;
  radiotherapy?: readonly object[];
}

/** Sentences and severities that are found in a request. */
function found({ slugs, type, tipo, intention = 'paliativo', given, radiotherapy = [] }: Case): string[] {
  const lines = slugs.map((slug) => {
    return line(drugIdOf(slug), 100, 'MG');
  });
  const protocol = { type, ...(tipo ? { markers: { tipo } } : {}) };
  const medicated = { ...chemotherapy({ drugs: lines, intention, ...given }, protocol) } as { treatment: object };
  const content = { ...medicated, treatment: { ...medicated.treatment, radiotherapy } };
  return findingsOf(indication, content, { drugs: REFERENCE_DRUGS, regimens: LIBRARY }).map(
    ({ variant, severity }) => `${variant}: ${severity}`,
  );
}

test.each<[string, Case, string[]]>([
  ['osimertinib in the lung', { slugs: ['osimertinib'], type: 'pulmon' }, []],
  ['osimertinib in the colon', { slugs: ['osimertinib'], type: 'colo_rectal' }, ['tumour: warning']],
  ['osimertinib in two lines', { slugs: ['osimertinib', 'osimertinib'], type: 'colo_rectal' }, ['tumour: warning']],
  ['osimertinib of a trial', { slugs: ['osimertinib'], type: 'colo_rectal', given: { clinicalTrial: true } }, []],
  ['osimertinib without a tumour', { slugs: ['osimertinib'], type: null }, []],
  ['imatinib in the pancreas', { slugs: ['imatinib'], type: 'pancreas' }, ['tumour: warning']],
  ['docetaxel in the stomach', { slugs: ['docetaxel'], type: 'gastrico' }, []],
  ['docetaxel in the colon', { slugs: ['docetaxel'], type: 'colo_rectal' }, ['tumour: warning']],
  ['paclitaxel, which has no row', { slugs: ['paclitaxel'], type: 'pancreas' }, []],
])('tumour: %s', (_name, given, expected) => {
  expect(found(given)).toEqual(expected);
});

test.each<[string, Case, string[]]>([
  ['pemetrexed', { slugs: ['pemetrexed'], type: 'pulmon', tipo: 'adenocarcinoma' }, []],
  ['pemetrexed in squamous', { slugs: ['pemetrexed'], type: 'pulmon', tipo: 'escamoso' }, ['histology: warning']],
  ['pemetrexed without a histology', { slugs: ['pemetrexed'], type: 'pulmon' }, []],
  ['etoposide in small cell', { slugs: ['etoposido'], type: 'pulmon', tipo: 'microcitico' }, []],
  ['etoposide in adeno', { slugs: ['etoposido'], type: 'pulmon', tipo: 'adenocarcinoma' }, ['histology: warning']],
  [
    'etoposide with radiotherapy',
    { slugs: ['etoposido'], type: 'pulmon', tipo: 'adenocarcinoma', radiotherapy: [{ totalDoseGy: 60 }] },
    [],
  ],
  ['topotecan in adeno', { slugs: ['topotecan'], type: 'pulmon', tipo: 'adenocarcinoma' }, ['histology: warning']],
  ['topotecan in small cell', { slugs: ['topotecan'], type: 'pulmon', tipo: 'microcitico' }, []],
])('histology: %s', (_name, given, expected) => {
  expect(found(given)).toEqual(expected);
});

test.each([
  ['irinotecan', 'adyuvante', ['intention: warning']],
  ['irinotecan', 'paliativo', []],
  ['oxaliplatino', 'adyuvante', []],
])('intention: %s, %s', (slug, intention, expected) => {
  expect(found({ slugs: [slug], type: 'colo_rectal', tipo: 'colon_izquierdo', intention })).toEqual(expected);
});
