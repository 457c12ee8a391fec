import type { CorpusCase } from '../corpus-case';
import { before, chemo, days, every, iv, LOW_RISK, MODERATE_RISK, man, mgDl, oral, woman } from '../corpus-parts';
import { other } from '../tumours';

const NORMAL = { dpd: 'normal' } as const;
const FOLINATE = iv('folinato-calcico', 400, 'MGM2');
const BOLUS = iv('fluorouracilo', 400, 'MGM2');
const INFUSION = iv('fluorouracilo', 2400, 'MGM2');
const OXALIPLATIN = iv('oxaliplatino', 85, 'MGM2');
const FOLFOX = [OXALIPLATIN, FOLINATE, BOLUS, INFUSION];
const hepatocellular = other('Carcinoma hepatocelular Child-Pugh A');
const biliary = other('Colangiocarcinoma intrahepático');

/** Right requests in cancers of liver and bile ducts. */
export const RIGHT_LIVER_AND_BILE_DUCTS: readonly CorpusCase[] = [
  {
    id: 'liver-atezolizumab-bevacizumab',
    situation: 'Atezolizumab and bevacizumab in first line',
    patient: man(68, 170, 76, mgDl(1)),
    protocol: hepatocellular('IV', 'T3 N0 M1', 0),
    chemotherapy: chemo('paliativo', 1, 12, every(21), [iv('atezolizumab', 1200, 'MG'), iv('bevacizumab', 15, 'MGKG')]),
    expected: [],
    source: 'Finn, N Engl J Med 2020;382:1894-1905',
    because: '1200 mg and 15 mg/kg every three weeks',
  },
  {
    id: 'liver-durvalumab-tremelimumab',
    situation: 'Durvalumab and tremelimumab, first month',
    patient: man(70, 168, 72, mgDl(0.9)),
    protocol: hepatocellular('IIIA', 'T3 N0 M0', 0),
    chemotherapy: chemo('paliativo', 1, 1, every(28), [iv('tremelimumab', 300, 'MG'), iv('durvalumab', 1500, 'MG')]),
    expected: [],
    source: 'Abou-Alfa, NEJM Evid 2022;1:EVIDoa2100070',
    because: '300 mg once with the first durvalumab',
  },
  {
    id: 'liver-lenvatinib-light-patient',
    situation: 'Lenvatinib 8 mg at 52 kg',
    patient: woman(66, 154, 52, mgDl(0.7)),
    protocol: hepatocellular('IIIA', 'T3 N0 M0', 0),
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('lenvatinib', 8)]),
    expected: [],
    source: 'Kudo, Lancet 2018;391:1163-1173',
    because: 'under 60 kg the dose is 8 mg',
  },
  {
    id: 'liver-sorafenib',
    situation: 'Sorafenib in first line',
    patient: man(71, 169, 70, mgDl(1)),
    protocol: hepatocellular('IIIA', 'T3 N0 M0'),
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('sorafenib', 400, 2)]),
    expected: [],
    source: 'Llovet, N Engl J Med 2008;359:378-390',
    because: '400 mg twice a day',
  },
  {
    id: 'liver-cabozantinib',
    situation: 'Cabozantinib after sorafenib',
    patient: man(71, 169, 70, mgDl(1)),
    protocol: hepatocellular('IV', 'T3 N0 M1'),
    previous: [before('avanzado', 1, 'Sorafenib')],
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('cabozantinib', 60)], LOW_RISK),
    expected: [],
    source: 'Abou-Alfa, N Engl J Med 2018;379:54-63',
    because: '60 mg of the tablets after sorafenib',
  },
  {
    id: 'biliary-cisplatin-gemcitabine-durvalumab',
    situation: 'Cisplatin, gemcitabine and durvalumab in first line',
    patient: woman(64, 161, 63, mgDl(0.7)),
    protocol: biliary('IV', 'T3 N1 M1'),
    chemotherapy: chemo(
      'paliativo',
      1,
      8,
      days([1, 8], 21),
      [iv('cisplatino', 25, 'MGM2', [1, 2]), iv('gemcitabina', 1000, 'MGM2', [1, 2]), iv('durvalumab', 1500, 'MG')],
      MODERATE_RISK,
    ),
    expected: [],
    source: 'Oh, NEJM Evid 2022;1:EVIDoa2200015',
    because: 'cisplatin 25 mg/m² on days 1 and 8, durvalumab every three weeks',
  },
  {
    id: 'biliary-folfox',
    situation: 'FOLFOX in second line',
    patient: woman(64, 161, 63, mgDl(0.7)),
    protocol: biliary('IV', 'T3 N1 M1', 1, NORMAL),
    previous: [before('avanzado', 2, 'Cisplatino, gemcitabina y durvalumab')],
    chemotherapy: chemo('paliativo', 1, 12, every(14), FOLFOX, MODERATE_RISK),
    expected: [],
    source: 'Lamarca, Lancet Oncol 2021;22:690-701',
    because: 'FOLFOX is the second line after cisplatin and gemcitabine',
  },
  {
    id: 'biliary-capecitabine-adjuvant',
    situation: 'Adjuvant capecitabine after resection',
    patient: man(66, 172, 73, mgDl(0.9)),
    protocol: biliary('IIIB', 'T2 N1 M0', 0, NORMAL),
    previous: [before('cirugia', 2, 'Hepatectomía')],
    chemotherapy: chemo('adyuvante', 1, 8, every(21), [oral('capecitabina', 1250, 2, 'MGM2')], LOW_RISK),
    expected: [],
    source: 'Primrose, Lancet Oncol 2019;20:663-673',
    because: '1250 mg/m² twice a day for eight cycles',
  },
];
