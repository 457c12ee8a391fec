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
  serious,
  warning,
} from '../corpus-parts';
import { pancreas } from '../tumours';

const patient = man(62, 171, 70, mgDl(0.8));
const NORMAL = { dpd: 'normal' } as const;
const FOLINATE = iv('folinato-calcico', 400, 'MGM2');
const INFUSION = iv('fluorouracilo', 2400, 'MGM2');
const OXALIPLATIN = iv('oxaliplatino', 85, 'MGM2');
const FOLFIRINOX = [OXALIPLATIN, iv('irinotecan', 180, 'MGM2'), FOLINATE, iv('fluorouracilo', 400, 'MGM2'), INFUSION];

/** Wrong requests in pancreatic cancer. */
export const WRONG_PANCREAS: readonly CorpusCase[] = [
  {
    id: 'pancreas-folfirinox-at-ecog-3',
    situation: 'FOLFIRINOX in a patient who is in bed most of the day',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1', 3, NORMAL),
    chemotherapy: chemo('paliativo', 1, 12, every(14), FOLFIRINOX, HIGH_RISK),
    expected: [warning('ecog')],
    source: 'Conroy, N Engl J Med 2011;364:1817-1825',
    because: 'the trial took patients with ECOG 0 or 1, and the toxicity allows no others',
  },
  {
    id: 'pancreas-folfirinox-with-jaundice',
    situation: 'FOLFIRINOX with an undrained obstruction and a bilirubin of 8 mg/dl',
    patient,
    protocol: pancreas('IIIA', 'T4 N1 M0', 1, { ...NORMAL, bilirubinMgDl: 8, ast: 160, alt: 190 }),
    chemotherapy: chemo('neo_adyuvante', 1, 8, every(14), FOLFIRINOX, HIGH_RISK),
    expected: [serious('liver', 'irinotecan')],
    source: 'Conroy, N Engl J Med 2011;364:1817-1825; irinotecan label, 4.3',
    because: 'irinotecan is contraindicated with bilirubin over three times the upper limit',
  },
  {
    id: 'pancreas-gemcitabine-tenfold',
    situation: 'Gemcitabine alone with a zero too many',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 8, 15], 28),
      [iv('gemcitabina', 10000, 'MGM2', [1, 2, 3])],
      LOW_RISK,
    ),
    expected: [serious('dose-high', 'gemcitabina')],
    source: 'Burris, J Clin Oncol 1997;15:2403-2413',
    because: 'the dose is 1000 mg/m² a week',
  },
  {
    id: 'pancreas-gemcitabine-daily',
    situation: 'Gemcitabine 1000 mg/m² on five consecutive days',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 2, 3, 4, 5], 28),
      [iv('gemcitabina', 1000, 'MGM2', [1, 2, 3, 4, 5])],
      LOW_RISK,
    ),
    expected: [serious('interval', 'gemcitabina')],
    source: 'Gemcitabine label, 4.2 and 4.4',
    because: 'it is given once a week; more frequent doses raise toxicity',
  },
  {
    id: 'pancreas-nab-paclitaxel-1250',
    situation: 'Gemcitabine and albumin-bound paclitaxel with a zero too many',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 8, 15], 28),
      [iv('paclitaxel-albumina', 1250, 'MGM2', [1, 2, 3]), iv('gemcitabina', 1000, 'MGM2', [1, 2, 3])],
      LOW_RISK,
    ),
    expected: [serious('dose-high', 'paclitaxel-albumina')],
    source: 'Von Hoff, N Engl J Med 2013;369:1691-1703',
    because: 'the dose is 125 mg/m²',
  },
  {
    id: 'pancreas-olaparib-without-brca',
    situation: 'Olaparib maintenance with a negative BRCA test',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1', 0, { brca: 'negativo' }),
    previous: [before('avanzado', 1, 'FOLFIRINOX, 9 ciclos')],
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('olaparib', 300, 2)], LOW_RISK),
    expected: [warning('marker', 'olaparib')],
    source: 'Golan, N Engl J Med 2019;381:317-327; olaparib label, 4.1',
    because: 'the indication asks for a germline mutation of BRCA1 or BRCA2',
  },
  {
    id: 'pancreas-liposomal-irinotecan-180',
    situation: 'Liposomal irinotecan with the dose of the plain one',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1', 1, NORMAL),
    previous: [before('avanzado', 2, 'Gemcitabina y nab-paclitaxel')],
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(14),
      [iv('irinotecan-liposomal', 180, 'MGM2'), FOLINATE, INFUSION],
      MODERATE_RISK,
    ),
    expected: [serious('dose-high', 'irinotecan-liposomal')],
    source: 'Wang-Gillam, Lancet 2016;387:545-557; liposomal irinotecan label, 4.2',
    because: 'the dose is 70 mg/m², and the forms are not interchangeable',
  },
  {
    id: 'pancreas-imatinib',
    situation: 'Imatinib in metastatic pancreatic adenocarcinoma',
    patient,
    protocol: pancreas('IV', 'T3 N1 M1'),
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('imatinib', 400)]),
    expected: [warning('indication', 'imatinib')],
    source: 'Imatinib label, 4.1',
    because: 'it has no indication in this tumour',
  },
];
