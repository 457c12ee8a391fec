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
import { colon } from '../tumours';

const NORMAL = { dpd: 'normal' } as const;
const FOLINATE = iv('folinato-calcico', 400, 'MGM2');
const BOLUS = iv('fluorouracilo', 400, 'MGM2');
const INFUSION = iv('fluorouracilo', 2400, 'MGM2');
const OXALIPLATIN = iv('oxaliplatino', 85, 'MGM2');
const IRINOTECAN = iv('irinotecan', 180, 'MGM2');
const FOLFOX = [OXALIPLATIN, FOLINATE, BOLUS, INFUSION];
const FOLFIRI = [IRINOTECAN, FOLINATE, BOLUS, INFUSION];
const AFTER_FOLFOX = before('avanzado', 3, 'FOLFOX y bevacizumab');
const AFTER_BOTH = [before('avanzado', 14, 'FOLFOX y bevacizumab'), before('avanzado', 3, 'FOLFIRI y aflibercept')];
const mutated = colon({ kras: 'positivo' })('IV', 'T3 N1 M1', 1, NORMAL);
const wild = colon()('IV', 'T3 N1 M1', 1, NORMAL);

/** Right requests of antibodies and targeted drugs in colorectal cancer. */
export const RIGHT_TARGETED_COLORECTAL: readonly CorpusCase[] = [
  {
    id: 'colorectal-folfiri-bevacizumab',
    situation: 'FOLFIRI and bevacizumab in second line',
    patient: man(62, 173, 77, mgDl(0.9)),
    protocol: mutated,
    previous: [before('avanzado', 3, 'XELOX y bevacizumab')],
    chemotherapy: chemo('paliativo', 1, 12, every(14), [...FOLFIRI, iv('bevacizumab', 5, 'MGKG')], MODERATE_RISK),
    expected: [],
    source: 'Bennouna, Lancet Oncol 2013;14:29-37',
    because: 'bevacizumab goes on after progression with the other chemotherapy',
  },
  {
    id: 'colorectal-xelox-bevacizumab',
    situation: 'XELOX and bevacizumab in first line',
    patient: man(62, 173, 77, mgDl(0.9)),
    protocol: mutated,
    chemotherapy: chemo(
      'paliativo',
      1,
      8,
      every(21),
      [iv('oxaliplatino', 130, 'MGM2'), oral('capecitabina', 1000, 2, 'MGM2'), iv('bevacizumab', 7.5, 'MGKG')],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Saltz, J Clin Oncol 2008;26:2013-2019',
    because: '7.5 mg/kg belong to three weeks',
  },
  {
    id: 'colorectal-folfox-panitumumab',
    situation: 'FOLFOX and panitumumab in the left colon with wild-type RAS',
    patient: woman(55, 164, 63, mgDl(0.7)),
    protocol: wild,
    chemotherapy: chemo('paliativo', 1, 12, every(14), [...FOLFOX, iv('panitumumab', 6, 'MGKG')], MODERATE_RISK),
    expected: [],
    source: 'Douillard, N Engl J Med 2013;369:1023-1034',
    because: '6 mg/kg every two weeks',
  },
  {
    id: 'colorectal-folfiri-cetuximab-weekly-maintenance',
    situation: 'FOLFIRI with weekly cetuximab, second cycle',
    patient: man(59, 178, 84, mgDl(0.9)),
    protocol: wild,
    chemotherapy: chemo('paliativo', 2, 12, days([1, 8], 14), [...FOLFIRI, iv('cetuximab', 250, 'MGM2', [1, 2])], {
      ...MODERATE_RISK,
      antihistamines: 'Dexclorfeniramina 5 mg',
    }),
    expected: [],
    source: 'Van Cutsem, N Engl J Med 2009;360:1408-1417',
    because: 'after a first dose of 400 mg/m² it is 250 mg/m² a week',
  },
  {
    id: 'colorectal-folfoxiri-bevacizumab',
    situation: 'FOLFOXIRI and bevacizumab with a mutation of BRAF',
    patient: man(51, 178, 82, mgDl(0.8)),
    protocol: colon({ braf: 'positivo' })('IV', 'T4 N2 M1', 0, { ...NORMAL, ugt1a1: '*1/*1' }),
    chemotherapy: chemo(
      'paliativo',
      1,
      8,
      every(14),
      [
        iv('irinotecan', 165, 'MGM2'),
        OXALIPLATIN,
        iv('folinato-calcico', 200, 'MGM2'),
        iv('fluorouracilo', 3200, 'MGM2'),
        iv('bevacizumab', 5, 'MGKG'),
      ],
      HIGH_RISK,
    ),
    expected: [],
    source: 'Loupakis, N Engl J Med 2014;371:1609-1618',
    because: 'irinotecan 165 mg/m² and an infusion of 3200 mg/m² without bolus',
  },
  {
    id: 'colorectal-folfiri-aflibercept',
    situation: 'FOLFIRI and aflibercept after oxaliplatin',
    patient: woman(63, 160, 65, mgDl(0.8)),
    protocol: mutated,
    previous: [AFTER_FOLFOX],
    chemotherapy: chemo('paliativo', 1, 12, every(14), [...FOLFIRI, iv('aflibercept', 4, 'MGKG')], MODERATE_RISK),
    expected: [],
    source: 'Van Cutsem, J Clin Oncol 2012;30:3499-3506',
    because: '4 mg/kg every two weeks after oxaliplatin',
  },
  {
    id: 'colorectal-folfiri-ramucirumab',
    situation: 'FOLFIRI and ramucirumab after bevacizumab and oxaliplatin',
    patient: man(64, 172, 75, mgDl(0.9)),
    protocol: mutated,
    previous: [AFTER_FOLFOX],
    chemotherapy: chemo('paliativo', 1, 12, every(14), [...FOLFIRI, iv('ramucirumab', 8, 'MGKG')], {
      ...MODERATE_RISK,
      antihistamines: 'Dexclorfeniramina 5 mg',
    }),
    expected: [],
    source: 'Tabernero, Lancet Oncol 2015;16:499-508',
    because: '8 mg/kg every two weeks after bevacizumab, oxaliplatin and fluoropyrimidine',
  },
  {
    id: 'colorectal-trifluridine-bevacizumab',
    situation: 'Trifluridine, tipiracil and bevacizumab in third line',
    patient: man(65, 171, 72, mgDl(0.9)),
    protocol: mutated,
    previous: AFTER_BOTH,
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      days([1, 15], 28),
      [oral('trifluridina-tipiracilo', 35, 2, 'MGM2'), iv('bevacizumab', 5, 'MGKG', [1, 2])],
      LOW_RISK,
    ),
    expected: [],
    source: 'Prager, N Engl J Med 2023;388:1657-1667',
    because: '35 mg/m² twice a day with 5 mg/kg every two weeks',
  },
  {
    id: 'colorectal-regorafenib',
    situation: 'Regorafenib in fourth line',
    patient: man(65, 171, 72, mgDl(0.9)),
    protocol: { ...mutated, results: { bilirubinMgDl: 0.7, ast: 24, alt: 27 } },
    previous: [...AFTER_BOTH, before('avanzado', 1, 'Trifluridina y tipiracilo')],
    chemotherapy: chemo('paliativo', 1, 4, every(28), [oral('regorafenib', 160)], LOW_RISK),
    expected: [],
    source: 'Grothey, Lancet 2013;381:303-312',
    because: '160 mg on 21 days of 28 after the available therapies',
  },
  {
    id: 'colorectal-encorafenib-cetuximab',
    situation: 'Encorafenib and weekly cetuximab, second cycle',
    patient: woman(58, 162, 64, mgDl(0.8)),
    protocol: colon({ braf: 'positivo' })('IV', 'T4 N2 M1'),
    previous: [before('avanzado', 2, 'FOLFOXIRI y bevacizumab')],
    chemotherapy: chemo(
      'paliativo',
      2,
      6,
      days([1, 8, 15, 22], 28),
      [oral('encorafenib', 300), iv('cetuximab', 250, 'MGM2', [1, 2, 3, 4])],
      { ...LOW_RISK, antihistamines: 'Dexclorfeniramina 5 mg' },
    ),
    expected: [],
    source: 'Kopetz, N Engl J Med 2019;381:1632-1643',
    because: '300 mg a day with cetuximab 250 mg/m² a week',
  },
  {
    id: 'colorectal-pembrolizumab-unstable',
    situation: 'Pembrolizumab in first line with deficient repair',
    patient: woman(71, 158, 60, mgDl(0.9)),
    protocol: colon({ tipo: 'colon_derecho', braf: 'positivo', mmr: 'deficiente', mi: 'inestable' })('IV', 'T3 N1 M1'),
    chemotherapy: chemo('paliativo', 1, 9, every(42), [iv('pembrolizumab', 400, 'MG')]),
    expected: [],
    source: 'André, N Engl J Med 2020;383:2207-2218; pembrolizumab label, 4.2',
    because: 'deficient repair is the indication, and 400 mg every six weeks a labelled schedule',
  },
  {
    id: 'colorectal-nivolumab-ipilimumab-unstable',
    situation: 'Nivolumab and ipilimumab with deficient repair after FOLFOX',
    patient: man(47, 179, 83, mgDl(0.9)),
    protocol: colon({ tipo: 'colon_derecho', mmr: 'deficiente', mi: 'inestable' })('IV', 'T3 N1 M1'),
    previous: [before('avanzado', 3, 'FOLFOX')],
    chemotherapy: chemo('paliativo', 1, 4, every(21), [iv('nivolumab', 3, 'MGKG'), iv('ipilimumab', 1, 'MGKG')]),
    expected: [],
    source: 'Overman, J Clin Oncol 2018;36:773-779',
    because: '3 mg/kg with 1 mg/kg every three weeks, four times',
  },
];
