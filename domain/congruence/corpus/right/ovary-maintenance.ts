import type { CorpusCase } from '../corpus-case';
import { before, chemo, every, iv, LOW_RISK, mgDl, oral, woman } from '../corpus-parts';
import { ovary } from '../tumours';

const patient = woman(59, 162, 66, mgDl(0.8));
const RESPONSE = before('avanzado', 1, 'Carboplatino y paclitaxel, 6 ciclos, respuesta completa');
const SENSITIVE = before('avanzado', 14, 'Carboplatino y paclitaxel, recaída a los 12 meses');

/** Right requests of maintenance in ovarian cancer. */
export const RIGHT_OVARY_MAINTENANCE: readonly CorpusCase[] = [
  {
    id: 'ovary-bevacizumab-7-5',
    situation: 'Bevacizumab maintenance at the lower dose',
    patient,
    protocol: ovary('IIIB', 'T3 N0 M0'),
    previous: [RESPONSE],
    chemotherapy: chemo('paliativo', 7, 18, every(21), [iv('bevacizumab', 7.5, 'MGKG')]),
    expected: [],
    source: 'Perren, N Engl J Med 2011;365:2484-2496',
    because: '7.5 mg/kg every three weeks are the dose of the other trial',
  },
  {
    id: 'ovary-olaparib-brca',
    situation: 'Olaparib maintenance with a mutation of BRCA1',
    patient: woman(54, 165, 64, mgDl(0.8)),
    protocol: ovary('IIIB', 'T3 N0 M0', 0, { brca: 'positivo' }),
    previous: [RESPONSE],
    chemotherapy: chemo('paliativo', 1, 12, every(28), [oral('olaparib', 300, 2)], LOW_RISK),
    expected: [],
    source: 'Moore, N Engl J Med 2018;379:2495-2505',
    because: '300 mg twice a day for two years',
  },
  {
    id: 'ovary-olaparib-bevacizumab',
    situation: 'Olaparib and bevacizumab maintenance with a positive HRD test',
    patient: woman(61, 160, 63, mgDl(0.8)),
    protocol: ovary('IIIB', 'T3 N0 M0', 0, { brca: 'negativo', hrd: 'positivo' }),
    previous: [before('avanzado', 1, 'Carboplatino, paclitaxel y bevacizumab, 6 ciclos, respuesta parcial')],
    chemotherapy: chemo(
      'paliativo',
      1,
      12,
      every(21),
      [oral('olaparib', 300, 2), iv('bevacizumab', 15, 'MGKG')],
      LOW_RISK,
    ),
    expected: [],
    source: 'Ray-Coquard, N Engl J Med 2019;381:2416-2428',
    because: 'with bevacizumab a positive HRD test is enough',
  },
  {
    id: 'ovary-olaparib-moderate-kidney',
    situation: 'Olaparib at 200 mg with a clearance of 40 ml/min',
    patient: woman(73, 162, 58, mgDl(1.15)),
    protocol: ovary('IV', 'T3 N1 M1', 1, { brca: 'positivo' }),
    previous: [before('avanzado', 1, 'Carboplatino y gemcitabina, respuesta parcial')],
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('olaparib', 200, 2)], LOW_RISK),
    expected: [],
    source: 'Olaparib label, 4.2',
    because: 'from 31 to 50 ml/min the dose is 200 mg twice a day',
  },
  {
    id: 'ovary-niraparib-200',
    situation: 'Niraparib 200 mg at 58 kg',
    patient: woman(66, 157, 58, mgDl(0.8)),
    protocol: ovary('IIIB', 'T3 N0 M0', 0, { brca: 'negativo', hrd: 'negativo' }),
    previous: [RESPONSE],
    chemotherapy: chemo('paliativo', 1, 12, every(28), [oral('niraparib', 200)], LOW_RISK),
    expected: [],
    source: 'González-Martín, N Engl J Med 2019;381:2391-2402',
    because: 'under 77 kg 200 mg, whatever the result of the test',
  },
  {
    id: 'ovary-niraparib-300',
    situation: 'Niraparib 300 mg at 84 kg with normal platelets',
    patient: woman(63, 166, 84, mgDl(0.8)),
    protocol: ovary('IIIB', 'T3 N0 M0', 0, { brca: 'positivo', hrd: 'positivo' }),
    previous: [RESPONSE],
    chemotherapy: chemo('paliativo', 1, 12, every(28), [oral('niraparib', 300)], LOW_RISK),
    expected: [],
    source: 'Niraparib label, 4.2',
    because: 'from 77 kg on with 150,000 platelets the dose is 300 mg',
  },
  {
    id: 'ovary-rucaparib',
    situation: 'Rucaparib after a second response to platinum',
    patient,
    protocol: ovary('IV', 'T3 N1 M1', 0, { brca: 'negativo' }),
    previous: [SENSITIVE, before('avanzado', 1, 'Carboplatino y gemcitabina, respuesta parcial')],
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('rucaparib', 600, 2)], LOW_RISK),
    expected: [],
    source: 'Coleman, Lancet 2017;390:1949-1961',
    because: '600 mg twice a day after a response, with or without a mutation',
  },
];
