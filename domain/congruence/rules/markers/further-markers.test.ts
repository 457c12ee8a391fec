import { expect, test } from 'vitest';
import { analysed } from '../../analysed.test-support';
import { chemotherapy, drugIdOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { MARKER_RULES } from './marker-families';

/** Findings of all marker rules in an advanced tumour, each as `MRK-07.contradicts serious`. */
function said(type: string, slugs: readonly string[], markers: object, { previous = [] as readonly string[] } = {}) {
  const drugs = slugs.map((slug) => line(drugIdOf(slug), 1));
  const content = {
    ...chemotherapy({ intention: 'paliativo', drugs }, { type, stage: 'IV', markers }),
    previousTreatments: previous.map((each) => ({ type: each, date: null, description: '' })),
  };
  const { findings } = analysed(content, { drugs: REFERENCE_DRUGS }, { rules: MARKER_RULES });
  return findings.map(({ rule, variant, severity }) => `${rule}.${variant} ${severity}`);
}

test('inhibitors of EGFR and ALK and cemiplimab are held against the same markers', () => {
  const noEgfr = ['MRK-11.contradicts warning'];
  expect(said('pulmon', ['gefitinib'], { egfr: 'negativo' })).toEqual(noEgfr);
  expect(said('pulmon', ['amivantamab'], { egfr: 'negativo' })).toEqual(noEgfr);
  expect(said('pulmon', ['afatinib'], { egfr: 'negativo' })).toEqual(noEgfr);
  expect(said('pulmon', ['afatinib'], { egfr: 'positivo' })).toEqual([]);
  // After chemotherapy the label of afatinib admits tumours without a mutation.
  expect(said('pulmon', ['afatinib'], { egfr: 'negativo' }, { previous: ['avanzado'] })).toEqual([]);
  expect(said('pulmon', ['lorlatinib'], { alk: 'negativo' })).toEqual(['MRK-12.contradicts warning']);
  expect(said('pulmon', ['brigatinib'], { alk: 'no_realizado' })).toEqual(['MRK-12.notDone warning']);
  expect(said('pulmon', ['crizotinib'], { rosI: 'negativo', alk: 'positivo' })).toEqual([]);
  expect(said('pulmon', ['cemiplimab'], { egfr: 'positivo', alk: 'negativo', pdLi: 'less_1' })).toEqual([
    'MRK-17.contradicts warning',
    'MRK-18.contradicts warning',
  ]);
  expect(said('pulmon', ['cemiplimab'], { egfr: 'negativo', alk: 'negativo', pdLi: 'more_50' })).toEqual([]);
});

test('drugs for receptors and for CD20 are held against them', () => {
  const negative = { er: 'negativo', ep: 'negativo', her2neu: 'negativo', fishHer2neu: 'no_realizado' };
  const noReceptors = ['MRK-06.contradicts warning'];
  expect(said('mama', ['everolimus', 'exemestano'], negative)).toEqual(noReceptors);
  expect(said('mama', ['elacestrant'], negative)).toEqual(noReceptors);
  expect(said('mama', ['elacestrant'], { ...negative, er: 'positivo' })).toEqual([]);
  expect(said('mama', ['elacestrant'], { ...negative, er: 'positivo', her2neu: 'positivo_3' })).toEqual([
    'MRK-03.contradicts warning',
  ]);
  expect(said('mama', ['atezolizumab'], { ...negative, er: 'positivo' })).toEqual(['MRK-05.contradicts warning']);
  expect(said('mama', ['atezolizumab'], negative)).toEqual([]);
  const blood = 'sindrome_mieloproliferativo';
  expect(said(blood, ['obinutuzumab'], { cd20: 'negativo' })).toEqual(['MRK-21.contradicts warning']);
  expect(said(blood, ['obinutuzumab'], { cd20: 'no_realizado' })).toEqual([]);
});
