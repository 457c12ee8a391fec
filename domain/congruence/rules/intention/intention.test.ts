import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../../catalogue/options';
import { TUMOUR_TYPES } from '../../../catalogue/tumour-types';
import { analysed } from '../../analysed.test-support';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { ecogAndTreatment } from './ecog-and-treatment';
import { ecogFive } from './ecog-five';
import { intentionAndHistory } from './intention-and-history';
import { intentionAndStage } from './intention-and-stage';
import { intentionOfRegimen } from './intention-of-regimen';
import { lineOfDrug } from './line-of-drug';

const NAMES = [
  'Cisplatino',
  'Gemcitabina',
  'Pembrolizumab',
  'Osimertinib',
  'Letrozol',
  'Encorafenib',
  'Trastuzumab',
  'Tepotinib',
  'Olaparib',
  'Abiraterona',
  'Carboplatino',
  'Azacitidina',
  'Venetoclax',
  'Pemetrexed',
];
const PRINCIPLES: Readonly<Record<string, string>> = {
  Gemcitabina: 'Gemcitabina hidrocloruro',
  Osimertinib: 'Osimertinib mesilato',
  Abiraterona: 'Abiraterona acetato',
  Pemetrexed: 'Pemetrexed disodio',
};
const drugs = new Map(
  NAMES.map((name, index) => [index + 1, { name, activePrinciple: PRINCIPLES[name] ?? name, atcCode: null }]),
);
const had = (...groups: string[]) => ({
  previousTreatments: groups.map((type) => ({ type, date: '2026-01-01', description: 'x' })),
});

describe('intention and extent', () => {
  const of = (type: string, tnm: string, stage: string, intention: string, ...previous: string[]) => {
    const [t, n, m] = tnm.split(' ');
    return { ...chemotherapy({ intention }, { type, t, n, m, stage }), ...had(...previous) };
  };
  test.each([
    ['lung, M1', of('pulmon', 'T1 N0 M1', 'IV', 'curativo'), 'disseminated: note'],
    ['lung, M0', of('pulmon', 'T1 N0 M0', 'IIIB', 'curativo'), null],
    ['lung, palliative', of('pulmon', 'T1 N0 M1', 'IV', 'paliativo'), null],
    ['liver metastases', of('colo_rectal', 'T3 N1 M1', 'IV', 'radical'), null],
    ['ovary', of('ovario', 'T3 N1 M1', 'IV', 'adyuvante'), null],
    ['prostate, N1', of('prostata', 'T2 N1 M0', 'IV', 'radical'), null],
    ['prostate, M1', of('prostata', 'T2 N1 M1', 'IV', 'radical'), 'disseminated: note'],
    ['bladder, T4', of('vejiga', 'T4 N0 M0', 'IV', 'neo_adyuvante'), null],
    ['bladder, T3', of('vejiga', 'T3 N0 M0', 'IV', 'neo_adyuvante'), 'disseminated: note'],
    ['blood', of('sindrome_mieloproliferativo', 'Tx Nx M1', 'IV', 'curativo'), null],
    ['palliative in 0', of('mama', 'Tis N0 M0', '0', 'paliativo'), 'inSitu: note'],
    ['palliative in 0, treated before', of('mama', 'Tis N0 M0', '0', 'paliativo', 'cirugia'), null],
    ['palliative in I', of('mama', 'T1 N0 M0', '1', 'paliativo'), null],
  ])('%s: %s', (_name, content, verdict) => {
    expect(verdictOf(intentionAndStage, content)).toBe(verdict);
  });

  test('includes the intention of radiotherapy, in one finding for both', () => {
    const content = {
      protocol: { type: 'pulmon', m: 'M1' },
      treatment: { chemotherapy: { intention: 'radical' }, radiotherapy: [{ intention: 'radical' }] },
    };
    expect(findingsOf(intentionAndStage, content).map(({ fields }) => fields.slice(0, 2))).toEqual([
      ['treatment.chemotherapy.intention', 'treatment.radiotherapy.0.intention'],
    ]);
  });
});

describe('intention and previous treatments', () => {
  const of = (type: string, intention: string, ...previous: string[]) => ({
    ...chemotherapy({ intention }, { type }),
    ...had(...previous),
  });
  test.each([
    ['adjuvant without previous treatment', of('mama', 'adyuvante'), 'afterNothing: note'],
    ['adjuvant after chemotherapy alone', of('mama', 'adyuvante', 'neo_adyuvante'), 'afterNothing: note'],
    ['adjuvant after surgery', of('mama', 'adyuvante', 'cirugia'), null],
    ['adjuvant after earlier adjuvant treatment', of('mama', 'adyuvante', 'adyuvante'), null],
    ['adjuvant after radiotherapy', of('pulmon', 'adyuvante', 'radioterapia'), null],
    ['neoadjuvant first', of('mama', 'neo_adyuvante'), null],
    ['neoadjuvant after surgery', of('mama', 'neo_adyuvante', 'cirugia'), 'afterSurgery: note'],
    ['palliative', of('mama', 'paliativo', 'cirugia'), null],
    ['blood', of('sindrome_mieloproliferativo', 'adyuvante'), null],
  ])('%s: %s', (_name, content, verdict) => {
    expect(verdictOf(intentionAndHistory, content)).toBe(verdict);
  });
});

test.each([
  ['neo_adyuvante', 'pancreas-gemcitabina-nab-paclitaxel', 'other: note'],
  ['paliativo', 'pancreas-gemcitabina-nab-paclitaxel', null],
  ['no_se_indica', 'pancreas-gemcitabina-nab-paclitaxel', null],
])('intention %s with the regimen %s: %s', (intention, slug, verdict) => {
  expect(verdictOf(intentionOfRegimen, chemotherapy({ intention, ...chosen(slug) }), { regimens: LIBRARY })).toBe(
    verdict,
  );
});

describe('ECOG', () => {
  const of = (type: string, ecog: number, more: object, markers: object = {}) =>
    chemotherapy({ intention: 'paliativo', drugs: [], ...more }, { type, ecog, markers });
  const lines = (...names: string[]) => ({ drugs: names.map((name) => line(NAMES.indexOf(name) + 1, 1)) });
  const verdict = (content: object, ageYears = 60) =>
    verdictOf(ecogAndTreatment, content, {
      drugs,
      regimens: LIBRARY,
      patient: { birthday: `${2026 - ageYears}-11-25`, gender: null },
    });

  test.each([
    ['any, 4', of('sindrome_mieloproliferativo', 4, {}), null],
    ['solid, 2', of('mama', 2, lines('Carboplatino')), null],
    ['solid, 3', of('mama', 3, lines('Carboplatino')), 'question: note'],
    ['solid, 4', of('mama', 4, lines('Carboplatino')), 'against: warning'],
    ['solid, 4, hormonal', of('mama', 4, lines('Letrozol')), 'question: note'],
    ['solid, 2, curative', of('mama', 2, { ...lines('Carboplatino'), intention: 'curativo' }), null],
    ['solid, 3, curative', of('mama', 3, { ...lines('Carboplatino'), intention: 'curativo' }), 'against: warning'],
    ['solid, 3, adjuvant', of('pulmon', 3, { ...lines('Carboplatino'), intention: 'adyuvante' }), 'against: warning'],
    [
      'solid, 4, neoadjuvant',
      of('mama', 4, { ...lines('Carboplatino'), intention: 'neo_adyuvante' }),
      'against: warning',
    ],
    ['solid, 4, radical', of('otros', 4, { ...lines('Carboplatino'), intention: 'radical' }), 'against: warning'],
    ['solid, 4, adjuvant hormonal', of('mama', 4, { ...lines('Letrozol'), intention: 'adyuvante' }), 'question: note'],
    ['solid, 4, no intention yet', of('mama', 4, { ...lines('Carboplatino'), intention: null }), null],
    [
      'blood, 4, curative',
      of('sindrome_mieloproliferativo', 4, { ...lines('Carboplatino'), intention: 'curativo' }),
      'question: note',
    ],
    [
      'blood, 2, curative',
      of('sindrome_mieloproliferativo', 2, { ...lines('Carboplatino'), intention: 'curativo' }),
      null,
    ],
    ['FOLFIRINOX, 1', of('pancreas', 1, chosen('pancreas-folfirinox')), null],
    ['FOLFIRINOX, 2', of('pancreas', 2, chosen('pancreas-folfirinox')), 'question: note'],
    ['FOLFIRINOX, 3', of('pancreas', 3, chosen('pancreas-folfirinox')), 'against: warning'],
    ['pancreas without FOLFIRINOX, 2', of('pancreas', 2, lines('Gemcitabina')), null],
    ['immunotherapy of the lung, 1', of('pulmon', 1, lines('Pembrolizumab')), null],
    ['immunotherapy of the lung, 2', of('pulmon', 2, lines('Pembrolizumab')), 'question: note'],
    [
      'the same drugs as a regimen, 3',
      of('pulmon', 3, lines('Pembrolizumab', 'Pemetrexed', 'Carboplatino')),
      'against: warning',
    ],
    ['bladder without cisplatin, 2', of('vejiga', 2, lines('Carboplatino')), null],
    ['bladder with cisplatin, 1', of('vejiga', 1, lines('Cisplatino', 'Gemcitabina')), null],
    ['bladder with cisplatin, 2', of('vejiga', 2, lines('Cisplatino', 'Gemcitabina')), 'against: warning'],
    ['a driver, 3', of('pulmon', 3, lines('Osimertinib'), { egfr: 'positivo' }), null],
    ['no driver, 3', of('pulmon', 3, lines('Osimertinib'), { egfr: 'negativo' }), 'question: note'],
    ['a driver, 4', of('pulmon', 4, lines('Osimertinib'), { egfr: 'positivo' }), 'question: note'],
  ])('%s: %s', (_name, content, expected) => {
    expect(verdict(content)).toBe(expected);
  });

  test.each(TUMOUR_TYPES)('5 stands for a dead patient in every intention and with every regimen: %s', (type) => {
    const chosenOnes = LIBRARY.map(({ slug }) => chosen(slug));
    for (const intention of OPTIONS.intention) {
      for (const treatment of [lines('Carboplatino'), lines('Letrozol'), ...chosenOnes]) {
        const content = of(type, 5, { ...treatment, intention }, { egfr: 'positivo' });
        const found = analysed(content, { drugs, regimens: LIBRARY }).findings.filter(({ rule }) =>
          rule.startsWith('ECG'),
        );
        expect(found.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(['ECG-02: serious']);
      }
    }
  });

  test.each([
    ['5 with radiotherapy alone', { protocol: { ecog: 5 }, treatment: { radiotherapy: [{}] } }, 'dead: serious'],
    ['5 without a tumour', of('', 5, lines('Carboplatino')), 'dead: serious'],
    ['5 without a treatment yet', { protocol: { type: 'mama', ecog: 5 } }, null],
    ['4', of('mama', 4, lines('Carboplatino')), null],
  ])('%s: %s', (_name, content, expected) => {
    expect(verdictOf(ecogFive, content, { drugs })).toBe(expected);
  });

  test('follows two trials that took it by age', () => {
    const folfoxiri = (ecog: number) => of('colo_rectal', ecog, chosen('colorrectal-folfoxiri-bevacizumab'));
    expect([70, 71].map((age) => verdict(folfoxiri(1), age))).toEqual([null, 'question: note']);
    expect([75, 76].map((age) => verdict(folfoxiri(0), age))).toEqual([null, 'question: note']);
    const venetoclax = of('sindrome_mieloproliferativo', 3, chosen('mielo-azacitidina-venetoclax'));
    expect([74, 75].map((age) => verdict(venetoclax, age))).toEqual([null, 'question: note']);
  });
});

describe('line of treatment', () => {
  const of = (type: string, names: string[], intention = 'paliativo', ...previous: string[]) => ({
    ...chemotherapy({ intention, drugs: names.map((name) => line(NAMES.indexOf(name) + 1, 1)) }, { type }),
    ...had(...previous),
  });
  test.each([
    ['encorafenib first', of('colo_rectal', ['Encorafenib']), 'noneBefore: warning'],
    ['encorafenib after surgery', of('colo_rectal', ['Encorafenib'], 'paliativo', 'cirugia'), 'noneBefore: warning'],
    ['encorafenib later', of('colo_rectal', ['Encorafenib'], 'paliativo', 'avanzado'), null],
    ['encorafenib after adjuvant treatment', of('colo_rectal', ['Encorafenib'], 'paliativo', 'adyuvante'), null],
    ['encorafenib of the lung', of('pulmon', ['Encorafenib']), null],
    ['tepotinib first', of('pulmon', ['Tepotinib']), 'noneBefore: warning'],
    ['olaparib of the prostate', of('prostata', ['Olaparib']), 'noneBefore: warning'],
    ['olaparib of the prostate with abiraterone', of('prostata', ['Olaparib', 'Abiraterona']), null],
    ['gastric trastuzumab first', of('gastrico', ['Trastuzumab']), null],
    ['gastric trastuzumab later', of('gastrico', ['Trastuzumab'], 'paliativo', 'avanzado'), 'treatedBefore: note'],
    ['trastuzumab of the breast later', of('mama', ['Trastuzumab'], 'paliativo', 'avanzado'), null],
    ['encorafenib, not palliative', of('colo_rectal', ['Encorafenib'], 'curativo'), null],
  ])('%s: %s', (_name, content, verdict) => {
    expect(verdictOf(lineOfDrug, content, { drugs })).toBe(verdict);
  });

  test.each([
    ['prostata', ['cabazitaxel'], 'notAfter: warning'],
    ['gastrico', ['ramucirumab', 'paclitaxel'], 'noneBefore: warning'],
    ['pulmon', ['ramucirumab'], null],
    ['colo_rectal', ['regorafenib'], 'noneBefore: warning'],
    ['colo_rectal', ['trifluridina-tipiracilo'], 'noneBefore: warning'],
    ['mama', ['trastuzumab-emtansina'], 'noneBefore: warning'],
    ['vejiga', ['enfortumab-vedotina'], 'noneBefore: warning'],
    ['vejiga', ['enfortumab-vedotina', 'pembrolizumab'], null],
    ['vejiga', ['avelumab'], 'noneBefore: warning'],
  ] as [string, string[], string | null][])('of %s with %j and nothing before: %s', (type, slugs, verdict) => {
    const lines = slugs.map((slug) => line(drugIdOf(slug), 1));
    const content = chemotherapy({ intention: 'paliativo', drugs: lines }, { type });
    expect(verdictOf(lineOfDrug, content, { drugs: REFERENCE_DRUGS })).toBe(verdict);
    const treated = { ...content, ...had('avanzado') };
    expect(verdictOf(lineOfDrug, treated, { drugs: REFERENCE_DRUGS })).toBeNull();
  });

  test.each([
    ['Análogo de LHRH', 'notAfter: warning'],
    ['Análogo de LHRH con Docetaxel, 6 ciclos', null],
  ])('cabazitaxel after «%s»: %s', (description, verdict) => {
    const content = {
      ...chemotherapy({ intention: 'paliativo', drugs: [line(drugIdOf('cabazitaxel'), 25)] }, { type: 'prostata' }),
      previousTreatments: [{ type: 'hormonoterapia_inmunoterapia', date: '2026-01-01', description }],
    };
    expect(verdictOf(lineOfDrug, content, { drugs: REFERENCE_DRUGS })).toBe(verdict);
  });
});
