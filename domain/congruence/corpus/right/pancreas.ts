import type { CorpusCase } from '../corpus-case';
import {
  before,
  chemo,
  days,
  every,
  HIGH_RISK,
  iv,
  LOW_RISK,
  MODERATE_RISK,
  man,
  mgDl,
  oral,
  woman,
} from '../corpus-parts';
import { pancreas } from '../tumours';

const NORMAL = { dpd: 'normal' } as const;
const FOLINATE = iv('folinato-calcico', 400, 'MGM2');
const BOLUS = iv('fluorouracilo', 400, 'MGM2');
const INFUSION = iv('fluorouracilo', 2400, 'MGM2');
const OXALIPLATIN = iv('oxaliplatino', 85, 'MGM2');
const patient = man(61, 172, 72, mgDl(0.9));
const spreadPancreas = pancreas('IV', 'T3 N1 M1', 1, { ...NORMAL, bilirubinMgDl: 0.8 });
const AFTER_GEMCITABINE = before('avanzado', 2, 'Gemcitabina y nab-paclitaxel');

/** Right requests in pancreatic cancer. */
export const RIGHT_PANCREAS: readonly CorpusCase[] = [
  {
    id: 'pancreas-folfirinox',
    situation: 'FOLFIRINOX in first line',
    patient: man(58, 175, 76, mgDl(0.8)),
    protocol: pancreas('IV', 'T3 N1 M1', 0, { ...NORMAL, bilirubinMgDl: 0.9, ugt1a1: '*1/*1' }),
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [OXALIPLATIN, iv('irinotecan', 180, 'MGM2'), FOLINATE, BOLUS, INFUSION],
      HIGH_RISK,
    ),
    expected: [],
    source: 'Conroy, N Engl J Med 2011;364:1817-1825',
    because: 'doses of the trial in a patient with ECOG 0 and normal bilirubin',
  },
  {
    id: 'pancreas-folfirinox-adjuvant',
    situation: 'Adjuvant modified FOLFIRINOX',
    patient: woman(60, 163, 62, mgDl(0.7)),
    protocol: pancreas('IIB', 'T2 N1 M0', 0, { ...NORMAL, bilirubinMgDl: 0.7, ugt1a1: '*1/*1' }),
    previous: [before('cirugia', 2, 'Duodenopancreatectomía')],
    chemotherapy: chemo(
      'adyuvante',
      1,
      12,
      every(14),
      [OXALIPLATIN, iv('irinotecan', 150, 'MGM2'), FOLINATE, INFUSION],
      HIGH_RISK,
    ),
    expected: [],
    source: 'Conroy, N Engl J Med 2018;379:2395-2406',
    because: 'irinotecan 150 mg/m² and no bolus after surgery',
  },
  {
    id: 'pancreas-gemcitabine-nab-paclitaxel',
    situation: 'Gemcitabine and albumin-bound paclitaxel in first line',
    patient: woman(69, 160, 58, mgDl(0.8)),
    protocol: pancreas('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 8, 15], 28),
      [iv('paclitaxel-albumina', 125, 'MGM2', [1, 2, 3]), iv('gemcitabina', 1000, 'MGM2', [1, 2, 3])],
      LOW_RISK,
    ),
    expected: [],
    source: 'Von Hoff, N Engl J Med 2013;369:1691-1703',
    because: '125 mg/m² and 1000 mg/m², three weeks of four',
  },
  {
    id: 'pancreas-gemcitabine-capecitabine-adjuvant',
    situation: 'Adjuvant gemcitabine and capecitabine',
    patient: man(67, 171, 70, mgDl(0.9)),
    protocol: pancreas('IIB', 'T2 N1 M0', 1, NORMAL),
    previous: [before('cirugia', 2, 'Duodenopancreatectomía')],
    chemotherapy: chemo(
      'adyuvante',
      1,
      6,
      days([1, 8, 15], 28),
      [iv('gemcitabina', 1000, 'MGM2', [1, 2, 3]), oral('capecitabina', 830, 2, 'MGM2')],
      LOW_RISK,
    ),
    expected: [],
    source: 'Neoptolemos, Lancet 2017;389:1011-1024',
    because: 'capecitabine 1660 mg/m² a day on 21 days of 28',
  },
  {
    id: 'pancreas-gemcitabine-elderly',
    situation: 'Gemcitabine alone at 80 years',
    patient: woman(80, 156, 55, mgDl(0.9)),
    protocol: pancreas('IV', 'T3 N1 M1', 2),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 8, 15], 28),
      [iv('gemcitabina', 1000, 'MGM2', [1, 2, 3])],
      LOW_RISK,
    ),
    expected: [],
    source: 'Burris, J Clin Oncol 1997;15:2403-2413',
    because: 'gemcitabine alone is for patients who bear no combination',
  },
  {
    id: 'pancreas-liposomal-irinotecan',
    situation: 'Liposomal irinotecan and fluorouracil after gemcitabine',
    patient,
    protocol: spreadPancreas,
    previous: [AFTER_GEMCITABINE],
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [iv('irinotecan-liposomal', 70, 'MGM2'), FOLINATE, INFUSION],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Wang-Gillam, Lancet 2016;387:545-557',
    because: '70 mg/m² every two weeks after gemcitabine',
  },
  {
    id: 'pancreas-nalirifox',
    situation: 'Liposomal irinotecan, oxaliplatin and fluorouracil in first line',
    patient,
    protocol: spreadPancreas,
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [iv('irinotecan-liposomal', 50, 'MGM2'), iv('oxaliplatino', 60, 'MGM2'), FOLINATE, INFUSION],
      HIGH_RISK,
    ),
    expected: [],
    source: 'Wainberg, Lancet 2023;402:1272-1281',
    because: '50 mg/m² with oxaliplatin 60 mg/m² in the labelled first-line regimen',
  },
  {
    id: 'pancreas-olaparib',
    situation: 'Olaparib maintenance in a carrier of a mutation of BRCA2',
    patient: man(55, 176, 74, mgDl(0.9)),
    protocol: pancreas('IV', 'T3 N1 M1', 0, { brca: 'positivo' }),
    previous: [before('avanzado', 1, 'FOLFIRINOX, 9 ciclos, sin progresión')],
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('olaparib', 300, 2)], LOW_RISK),
    expected: [],
    source: 'Golan, N Engl J Med 2019;381:317-327',
    because: '300 mg twice a day after sixteen weeks of platinum',
  },
];
