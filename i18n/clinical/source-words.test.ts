import { CALVERT, labelOf, ORDER_STANDARDS } from '@aval/domain/congruence/findings/values';
import cumulative from '@aval/domain/reference/cumulative-doses.json' with { type: 'json' };
import bands from '@aval/domain/reference/dose-bands.json' with { type: 'json' };
import limits from '@aval/domain/reference/dose-limits.json' with { type: 'json' };
import intensity from '@aval/domain/reference/intensity-rules.json' with { type: 'json' };
import markers from '@aval/domain/reference/marker-rules.json' with { type: 'json' };
import type { Source } from '@aval/domain/reference/source';
import stages from '@aval/domain/reference/stage-groups.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeBasis, describeSource, describeSources, describeSourcesWithBasis } from './source-words';

const ROWS: readonly object[] = [...cumulative, ...bands, ...limits, ...intensity, ...markers, ...stages];
const SOURCES: readonly Source[] = [
  ...ROWS.flatMap((row) => ('source' in row ? [row.source as Source] : [])),
  CALVERT,
  ORDER_STANDARDS,
  labelOf('Gemcitabina', '4.2'),
];

/** Titles of works, of their parts and of their publishers, equal in every language. */
const TITLES = [
  "Children's Oncology Group, Long-Term Follow-Up Guidelines",
  'JACC CardioOncology',
  'International Late Effects of Childhood Cancer Guideline Harmonization Group',
  'National Dose Banding Table',
  'NHS England',
  'Carboplatin dosing',
  'Drug Safety Update',
  'Band Dose',
  'From, To',
  'NCCN Chemotherapy Order Templates',
  'StatPearls',
  'Molecular Oncology Almanac',
  'Choosing Wisely, Five Things Physicians and Patients Should Question',
  'NCI Dictionary of Cancer Terms: stage 0, palliative therapy',
  'Cancer Terms',
  'Male Breast Cancer Treatment',
  'BMI Classification Percentile And Cut Off Points',
  'University of Toronto',
  'AJCC Cancer Staging Manual',
  'Principles of cancer staging',
  'Anatomic staging of breast cancer',
  'Recommendations',
  'C139541 Anatomic Stage III Breast Cancer AJCC v8',
  'C133663 Pathologic Stage III Gastric Cancer AJCC v8',
  'US Department of Veterans Affairs',
  'AJCC 8th Ed Automatic Staging Tables',
  'COLON & RECTUM',
  'URINARY BLADDER',
  'Support Care Cancer',
  'DBL Vinblastine',
  'DBL Bleomycin',
  'NCI Thesaurus',
  'Lancet Oncol',
  'EXOCRINE PANCREAS',
  'Drug Intell Clin Pharm',
  'Int J Cancer Manag',
  'Transl Cancer Res',
];
const wordsOf = (words: string) => new RegExp(`(?<!\\p{L})(${words.split(' ').join('|')})(?!\\p{L})`, 'giu');
const ENGLISH = wordsOf(
  `the of and with for from as by in its on or after to than section sections table label labels guideline guidelines abstract revised revision version text information summary dosage warning warnings boxed whole choice rows routine part page figures formula edition chapter statement meeting reported cancer stage risk dose doses drug acid quoted computed anatomy rationale note January February March April June July August September October November`,
);
const SPANISH =
  /(?<!\p{L})(sección|tabla|guía|información|resumen|según|página|del|los|las|revisada|datos|dosis)(?!\p{L})/giu;

function ours(text: string): string {
  return TITLES.reduce((rest, title) => rest.replaceAll(title, ''), text);
}

describe('sources are cited as published, and our own words are in the reader’s language', async () => {
  const [spanish, english] = await Promise.all([createI18n('es', ['congruence']), createI18n('en', ['congruence'])]);
  const texts = [...new Set(SOURCES.map((source) => JSON.stringify(source)))].map((text) => JSON.parse(text) as Source);

  test.each(texts)('$citation', (source) => {
    for (const describeIt of [describeSource, describeBasis]) {
      expect(ours(describeIt(spanish, source) ?? '').match(ENGLISH) ?? []).toEqual([]);
      expect(ours(describeIt(english, source) ?? '').match(SPANISH) ?? []).toEqual([]);
    }
  });
});

test('sources end a sentence with one full stop, even after an abbreviation', async () => {
  const es = await createI18n('es', ['congruence']);
  const sources = [{ citation: 'ESC 2022' }, { citation: 'Ficha técnica de EE. UU.' }];
  expect(describeSources(es, sources)).toBe('ESC 2022; Ficha técnica de EE. UU.');
  expect(describeSources(es, sources.slice(0, 1))).toBe('ESC 2022.');
});

test('a source says whether its row was compared with a text', async () => {
  const es = await createI18n('es', ['congruence']);
  const source = { citation: 'ESC 2022', where: 'resumen' };
  expect(describeBasis(es, { ...source, checked: 'text' })).toBe('comparado con el texto: resumen');
  expect(describeBasis(es, { where: null, checked: 'text' })).toBe('comparado con el texto');
  expect(describeBasis(es, { where: null, checked: 'knowledge' })).toBe('según conocimiento experto, sin cotejar');
  expect(describeBasis(es, { where: null, checked: 'choice' })).toBeNull();
  expect(describeSourcesWithBasis(es, [{ ...source, checked: 'text' }, source])).toBe(
    'ESC 2022 (comparado con el texto); ESC 2022.',
  );
});

test('a source of a library or an older finding does not claim that it was compared', async () => {
  const es = await createI18n('es', ['congruence']);
  expect(describeBasis(es, { where: 'resumen' })).toBe('resumen');
  expect(describeBasis(es, { where: null })).toBeNull();
});
