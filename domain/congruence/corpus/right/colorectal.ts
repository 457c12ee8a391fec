import type { CorpusCase } from '../corpus-case';
import {
  before,
  chemo,
  every,
  HIGH_RISK,
  irradiation,
  iv,
  LOW_RISK,
  MODERATE_RISK,
  man,
  mgDl,
  oral,
  woman,
} from '../corpus-parts';
import { colon, rectum } from '../tumours';

const NORMAL = { dpd: 'normal' } as const;
const FOLINATE = iv('folinato-calcico', 400, 'MGM2');
const BOLUS = iv('fluorouracilo', 400, 'MGM2');
const INFUSION = iv('fluorouracilo', 2400, 'MGM2');
const OXALIPLATIN = iv('oxaliplatino', 85, 'MGM2');
const IRINOTECAN = iv('irinotecan', 180, 'MGM2');
const FOLFOX = [OXALIPLATIN, FOLINATE, BOLUS, INFUSION];
const SURGERY = before('cirugia', 2, 'Hemicolectomía');
const AFTER_FOLFOX = before('avanzado', 3, 'FOLFOX y bevacizumab');
const mutated = colon({ kras: 'positivo' })('IV', 'T3 N1 M1', 1, NORMAL);

/** Right requests of chemotherapy in colorectal cancer. */
export const RIGHT_COLORECTAL: readonly CorpusCase[] = [
  {
    id: 'colorectal-folfox-adjuvant',
    situation: 'Adjuvant FOLFOX for six months',
    patient: man(58, 175, 80, mgDl(0.9)),
    protocol: colon()('IIIB', 'T3 N1 M0', 0, NORMAL),
    previous: [SURGERY],
    chemotherapy: chemo('adyuvante', 1, 12, every(14), FOLFOX, MODERATE_RISK),
    expected: [],
    source: 'André, N Engl J Med 2004;350:2343-2351',
    because: 'twelve cycles with oxaliplatin 85 mg/m²; bolus and infusion are two lines of one drug',
  },
  {
    id: 'colorectal-xelox-three-months',
    situation: 'Adjuvant XELOX for three months in stage III of low risk',
    patient: woman(66, 161, 70, mgDl(0.8)),
    protocol: colon()('IIIB', 'T3 N1 M0', 0, NORMAL),
    previous: [SURGERY],
    chemotherapy: chemo(
      'adyuvante',
      1,
      4,
      every(21),
      [iv('oxaliplatino', 130, 'MGM2'), oral('capecitabina', 1000, 2, 'MGM2')],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Grothey, N Engl J Med 2018;378:1177-1188',
    because: 'four cycles suffice in T3 N1',
  },
  {
    id: 'colorectal-capecitabine-adjuvant',
    situation: 'Adjuvant capecitabine at 76 years',
    patient: man(76, 170, 74, mgDl(1)),
    protocol: colon()('IIIB', 'T3 N1 M0', 1, NORMAL),
    previous: [SURGERY],
    chemotherapy: chemo('adyuvante', 1, 8, every(21), [oral('capecitabina', 1250, 2, 'MGM2')], LOW_RISK),
    expected: [],
    source: 'Twelves, N Engl J Med 2005;352:2696-2704',
    because: '1250 mg/m² twice a day on fourteen days of 21',
  },
  {
    id: 'colorectal-capecitabine-moderate-kidney',
    situation: 'Adjuvant capecitabine with a clearance of 38 ml/min',
    patient: woman(80, 160, 57, mgDl(1.05)),
    protocol: colon()('IIIB', 'T3 N1 M0', 1, NORMAL),
    previous: [SURGERY],
    chemotherapy: chemo('adyuvante', 1, 8, every(21), [oral('capecitabina', 940, 2, 'MGM2')], LOW_RISK),
    expected: [],
    source: 'Capecitabine label, 4.2',
    because: 'between 30 and 50 ml/min the dose is 75 %',
  },
  {
    id: 'colorectal-irinotecan-at-72',
    situation: 'Irinotecan alone at 72 years with the lower dose',
    patient: man(72, 170, 70, mgDl(1)),
    protocol: mutated,
    previous: [AFTER_FOLFOX],
    chemotherapy: chemo('paliativo', 1, 6, every(21), [iv('irinotecan', 300, 'MGM2')], MODERATE_RISK),
    expected: [],
    source: 'Fuchs, J Clin Oncol 2003;21:807-814',
    because: '350 mg/m² every three weeks, and 300 mg/m² from 70 years on',
  },
  {
    id: 'colorectal-folfox-partial-dpd-deficiency',
    situation: 'FOLFOX with half the fluorouracil in a carrier of a variant',
    patient: man(60, 174, 78, mgDl(0.9)),
    protocol: colon({ kras: 'positivo' })('IV', 'T3 N1 M1', 1, { dpd: 'deficit_parcial' }),
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [OXALIPLATIN, FOLINATE, iv('fluorouracilo', 200, 'MGM2'), iv('fluorouracilo', 1200, 'MGM2')],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Henricks, Lancet Oncol 2018;19:1459-1467',
    because: 'half the dose is right for carriers, to be raised by tolerance',
  },
  {
    id: 'colorectal-folfiri-slow-glucuronidation',
    situation: 'FOLFIRI with irinotecan reduced for genotype *28/*28',
    patient: woman(57, 163, 66, mgDl(0.8)),
    protocol: colon({ nras: 'positivo' })('IV', 'T3 N1 M1', 1, { ...NORMAL, ugt1a1: '*28/*28' }),
    previous: [AFTER_FOLFOX],
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [iv('irinotecan', 126, 'MGM2'), FOLINATE, BOLUS, INFUSION],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Hulshof, Eur J Cancer 2022;162:148-157',
    because: 'the genotype asks for 70 % of the first dose',
  },
  {
    id: 'rectum-capecitabine-with-radiotherapy',
    situation: 'Preoperative capecitabine with radiotherapy of long course',
    patient: man(61, 174, 79, mgDl(0.9)),
    protocol: rectum()('IIIB', 'T3 N1 M0', 0, NORMAL),
    chemotherapy: chemo('neo_adyuvante', 1, 1, every(35), [oral('capecitabina', 825, 2, 'MGM2')], LOW_RISK),
    radiotherapy: [irradiation('neo_adyuvante', 50, 2, 25, 'AV-RT-118')],
    expected: [],
    source: 'Hofheinz, Lancet Oncol 2012;13:579-588; Allegra, J Natl Cancer Inst 2015;107:djv248',
    because: 'with radiotherapy the dose is 825 mg/m² twice a day',
  },
  {
    id: 'rectum-folfirinox-before-chemoradiotherapy',
    situation: 'Neoadjuvant FOLFIRINOX before chemoradiotherapy',
    patient: man(56, 176, 81, mgDl(0.9)),
    protocol: rectum()('IIIB', 'T3 N1 M0', 0, { ...NORMAL, ugt1a1: '*1/*1' }),
    chemotherapy: chemo('neo_adyuvante', 1, 6, every(14), [OXALIPLATIN, IRINOTECAN, FOLINATE, INFUSION], HIGH_RISK),
    expected: [],
    source: 'Conroy, Lancet Oncol 2021;22:702-715',
    because: 'six cycles without bolus before radiotherapy',
  },
  {
    id: 'rectum-folfox-after-short-course',
    situation: 'FOLFOX after radiotherapy of short course',
    patient: woman(65, 162, 68, mgDl(0.8)),
    protocol: rectum()('IIIB', 'T4 N1 M0', 1, NORMAL),
    previous: [before('radioterapia', 1, '25 Gy en 5 fracciones')],
    chemotherapy: chemo('neo_adyuvante', 1, 9, every(14), FOLFOX, MODERATE_RISK),
    expected: [],
    source: 'Bahadoer, Lancet Oncol 2021;22:29-42',
    because: 'nine cycles of FOLFOX follow the short course',
  },
];
