import type { CorpusCase } from '../corpus-case';
import {
  before,
  chemo,
  days,
  every,
  HIGH_RISK,
  intrathecal,
  iv,
  LOW_RISK,
  MODERATE_RISK,
  man,
  mgDl,
  subcutaneous,
  woman,
} from '../corpus-parts';
import { blood } from '../tumours';

const HEART = { lvefPercent: 64 };
const large = blood('Linfoma difuso de células B grandes', 'positivo')('IIIA', 'Tx Nx Mx', 1, HEART);
const hodgkin = blood('Linfoma de Hodgkin clásico', 'negativo')('IIB', 'Tx Nx Mx', 0, HEART);
const cerebral = blood('Linfoma primario del sistema nervioso central', 'positivo')('IIIA', 'Tx Nx Mx');
const AVD = [
  iv('doxorubicina', 25, 'MGM2', [1, 2]),
  iv('vinblastina', 6, 'MGM2', [1, 2]),
  iv('dacarbazina', 375, 'MGM2', [1, 2]),
];
const fortnights = days([1, 15], 28);

/** Right requests in Hodgkin lymphoma, and of drugs for or into the nervous system. */
export const RIGHT_HODGKIN_AND_BRAIN: readonly CorpusCase[] = [
  {
    id: 'lymphoma-abvd',
    situation: 'ABVD with bleomycin in international units',
    patient: man(31, 180, 82, mgDl(0.9)),
    protocol: hodgkin,
    chemotherapy: chemo('curativo', 1, 4, fortnights, [...AVD, iv('bleomicina', 10000, 'IUM2', [1, 2])], HIGH_RISK),
    expected: [],
    source: 'Canellos, N Engl J Med 1992;327:1478-1484',
    because: 'eight doses of 10,000 IU/m² sum to some 160,000 IU',
  },
  {
    id: 'lymphoma-abvd-milligrams',
    situation: 'ABVD with bleomycin in milligrams',
    patient: woman(27, 168, 60, mgDl(0.7)),
    protocol: hodgkin,
    chemotherapy: chemo('curativo', 1, 4, fortnights, [...AVD, iv('bleomicina', 10, 'MGM2', [1, 2])], HIGH_RISK),
    expected: [],
    source: 'Canellos, N Engl J Med 1992;327:1478-1484',
    because: '10 mg/m² are the 10 units of the original regimen',
  },
  {
    id: 'lymphoma-brentuximab-avd',
    situation: 'Brentuximab vedotin with AVD and a growth factor',
    patient: man(42, 178, 80, mgDl(0.9)),
    protocol: blood('Linfoma de Hodgkin clásico', 'negativo')('IV', 'Tx Nx Mx', 1, HEART),
    chemotherapy: chemo(
      'curativo',
      1,
      6,
      days([1, 2, 15, 16], 28),
      [
        iv('brentuximab-vedotina', 1.2, 'MGKG', [1, 3]),
        iv('doxorubicina', 25, 'MGM2', [1, 3]),
        iv('vinblastina', 6, 'MGM2', [1, 3]),
        iv('dacarbazina', 375, 'MGM2', [1, 3]),
        subcutaneous('filgrastim', 0.3, 'MG', [2, 4]),
      ],
      HIGH_RISK,
    ),
    expected: [],
    source: 'Connors, N Engl J Med 2018;378:331-344',
    because: '1.2 mg/kg every two weeks takes the place of bleomycin',
  },
  {
    id: 'lymphoma-brentuximab-alone',
    situation: 'Brentuximab vedotin after transplantation',
    patient: man(35, 177, 75, mgDl(0.9)),
    protocol: hodgkin,
    previous: [before('avanzado', 2, 'ESHAP y trasplante autólogo')],
    chemotherapy: chemo('curativo', 1, 16, every(21), [iv('brentuximab-vedotina', 1.8, 'MGKG')], LOW_RISK),
    expected: [],
    source: 'Moskowitz, Lancet 2015;385:1853-1862',
    because: '1.8 mg/kg every three weeks for sixteen cycles',
  },
  {
    id: 'lymphoma-high-dose-methotrexate',
    situation: 'Methotrexate 3.5 g/m² with folinate',
    patient: man(58, 174, 76, mgDl(0.8)),
    protocol: cerebral,
    chemotherapy: chemo(
      'curativo',
      1,
      4,
      days([1, 2], 21),
      [iv('metotrexato', 3500, 'MGM2'), iv('folinato-calcico', 15, 'MGM2', [2])],
      {
        ...MODERATE_RISK,
        others: 'Hiperhidratación y alcalinización, rescate con folinato cada 6 horas según niveles',
      },
    ),
    expected: [],
    source: 'Ferreri, Lancet Haematol 2016;3:e217-e227',
    because: '3.5 g/m² with rescue and a normal kidney',
  },
  {
    id: 'lymphoma-intrathecal-methotrexate',
    situation: 'Intrathecal methotrexate as prophylaxis',
    patient: man(55, 176, 79, mgDl(0.9)),
    protocol: large,
    chemotherapy: chemo('curativo', 1, 4, every(21), [intrathecal('metotrexato-intratecal', 12, 'MG')]),
    expected: [],
    source: 'Bleyer, N Engl J Med 1973;289:770-773; methotrexate label, 4.2',
    because: 'the intrathecal dose is 12 mg',
  },
  {
    id: 'lymphoma-intrathecal-cytarabine',
    situation: 'Intrathecal cytarabine as prophylaxis',
    patient: man(55, 176, 79, mgDl(0.9)),
    protocol: large,
    chemotherapy: chemo('curativo', 2, 4, every(21), [intrathecal('citarabina-intratecal', 50, 'MG')]),
    expected: [],
    source: 'Kantarjian, J Clin Oncol 2000;18:547-561',
    because: 'the highest usual intrathecal dose is 100 mg',
  },
];
