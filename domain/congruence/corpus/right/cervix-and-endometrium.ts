import type { CorpusCase } from '../corpus-case';
import {
  before,
  chemo,
  every,
  HIGH_RISK,
  HIGH_RISK_TAXANE,
  irradiation,
  iv,
  LOW_RISK,
  mgDl,
  oral,
  woman,
} from '../corpus-parts';
import { other } from '../tumours';

const PACLITAXEL = iv('paclitaxel', 175, 'MGM2');
const CARBOPLATIN = iv('carboplatino', 5, 'AUC');
const cervix = other('Carcinoma escamoso de cérvix');
const endometrium = other('Carcinoma endometrioide de endometrio');

/** Right requests in cancers of cervix and endometrium. */
export const RIGHT_CERVIX_AND_ENDOMETRIUM: readonly CorpusCase[] = [
  {
    id: 'cervix-cisplatin-with-radiotherapy',
    situation: 'Weekly cisplatin with radiotherapy',
    patient: woman(46, 161, 60, mgDl(0.7)),
    protocol: cervix('IIB', 'T2 N0 M0', 0),
    chemotherapy: chemo('radical', 1, 5, every(7), [iv('cisplatino', 40, 'MGM2')], HIGH_RISK),
    radiotherapy: [irradiation('radical', 45, 1.8, 25, 'AV-RT-118')],
    expected: [],
    source: 'Rose, N Engl J Med 1999;340:1144-1153',
    because: '40 mg/m² a week during the external beams',
  },
  {
    id: 'cervix-pembrolizumab-with-chemotherapy',
    situation: 'Cisplatin, paclitaxel, bevacizumab and pembrolizumab with PD-L1 of CPS 5',
    patient: woman(50, 163, 64, mgDl(0.7)),
    protocol: other('Carcinoma escamoso de cérvix, PD-L1 CPS 5')('IV', 'T2 N1 M1', 0),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      every(21),
      [iv('cisplatino', 50, 'MGM2'), PACLITAXEL, iv('bevacizumab', 15, 'MGKG'), iv('pembrolizumab', 200, 'MG')],
      HIGH_RISK_TAXANE,
    ),
    expected: [],
    source: 'Colombo, N Engl J Med 2021;385:1856-1867',
    because: 'doses of the trial, whose patients with CPS of 1 or more define the label',
  },
  {
    id: 'cervix-cemiplimab',
    situation: 'Cemiplimab after platinum',
    patient: woman(50, 163, 64, mgDl(0.7)),
    protocol: cervix('IV', 'T2 N1 M1'),
    previous: [before('avanzado', 2, 'Cisplatino, paclitaxel y bevacizumab')],
    chemotherapy: chemo('paliativo', 1, 12, every(21), [iv('cemiplimab', 350, 'MG')]),
    expected: [],
    source: 'Tewari, N Engl J Med 2022;386:544-555',
    because: '350 mg every three weeks after platinum',
  },
  {
    id: 'endometrium-dostarlimab-with-chemotherapy',
    situation: 'Carboplatin, paclitaxel and dostarlimab in first line',
    patient: woman(68, 158, 74, mgDl(0.9)),
    protocol: endometrium('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      6,
      every(21),
      [CARBOPLATIN, PACLITAXEL, iv('dostarlimab', 500, 'MG')],
      HIGH_RISK_TAXANE,
    ),
    expected: [],
    source: 'Mirza, N Engl J Med 2023;388:2145-2158',
    because: '500 mg every three weeks for six cycles',
  },
  {
    id: 'endometrium-dostarlimab-maintenance',
    situation: 'Dostarlimab every six weeks after chemotherapy',
    patient: woman(68, 158, 74, mgDl(0.9)),
    protocol: endometrium('IV', 'T3 N1 M1'),
    previous: [before('avanzado', 1, 'Carboplatino, paclitaxel y dostarlimab, 6 ciclos')],
    chemotherapy: chemo('paliativo', 7, 12, every(42), [iv('dostarlimab', 1000, 'MG')]),
    expected: [],
    source: 'Mirza, N Engl J Med 2023;388:2145-2158',
    because: '1000 mg every six weeks afterwards',
  },
  {
    id: 'endometrium-pembrolizumab-lenvatinib',
    situation: 'Pembrolizumab and lenvatinib after platinum',
    patient: woman(66, 160, 70, mgDl(0.8)),
    protocol: endometrium('IV', 'T3 N1 M1'),
    previous: [before('avanzado', 6, 'Carboplatino y paclitaxel')],
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(21),
      [iv('pembrolizumab', 200, 'MG'), oral('lenvatinib', 20)],
      LOW_RISK,
    ),
    expected: [],
    source: 'Makker, N Engl J Med 2022;386:437-448',
    because: '20 mg a day with 200 mg every three weeks',
  },
];
