import type { CorpusCase } from '../corpus-case';
import { before, chemo, every, implant, intramuscular, man, mgDl, oral, subcutaneous } from '../corpus-parts';
import { prostate } from '../tumours';

const patient = man(70, 172, 79, mgDl(1));
const GOSERELIN = implant('goserelina', 10.8, 'MG');
const quarter = every(84);
const metastatic = prostate()('IV', 'T3 N1 M1');

/** Right requests of castration and antiandrogens in prostate cancer. */
export const RIGHT_PROSTATE_CASTRATION: readonly CorpusCase[] = [
  {
    id: 'prostate-goserelin-monthly',
    situation: 'Goserelin every four weeks with radiotherapy',
    patient,
    protocol: prostate()('IIIB', 'T3 N0 M0', 0),
    chemotherapy: chemo('adyuvante', 1, 6, every(28), [implant('goserelina', 3.6, 'MG')]),
    expected: [],
    source: 'Goserelin 3.6 mg label, 4.2',
    because: 'the implant of 3.6 mg lasts 28 days',
  },
  {
    id: 'prostate-goserelin-quarterly',
    situation: 'Goserelin every twelve weeks with bicalutamide against the flare',
    patient,
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 1, 4, quarter, [GOSERELIN, oral('bicalutamida', 50)]),
    expected: [],
    source: 'Goserelin 10.8 mg label, 4.2; bicalutamide label, 4.2',
    because: 'the implant of 10.8 mg lasts twelve weeks',
  },
  {
    id: 'prostate-leuprorelin-quarterly',
    situation: 'Leuprorelin every three months',
    patient: man(78, 168, 74, mgDl(1.1)),
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 1, 4, every(90), [subcutaneous('leuprorelina', 22.5, 'MG')]),
    expected: [],
    source: 'Leuprorelin 22.5 mg label, 4.2',
    because: 'the depot of 22.5 mg lasts three months',
  },
  {
    id: 'prostate-leuprorelin-half-yearly',
    situation: 'Leuprorelin every six months',
    patient: man(78, 168, 74, mgDl(1.1)),
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 1, 2, every(180), [subcutaneous('leuprorelina', 45, 'MG')]),
    expected: [],
    source: 'Leuprorelin 45 mg label, 4.2',
    because: 'the depot of 45 mg lasts six months',
  },
  {
    id: 'prostate-triptorelin-half-yearly',
    situation: 'Triptorelin every six months with radiotherapy',
    patient,
    protocol: prostate()('IIIB', 'T3 N0 M0', 0),
    chemotherapy: chemo('adyuvante', 1, 3, every(168), [intramuscular('triptorelina', 22.5, 'MG')]),
    expected: [],
    source: 'Triptorelin 22.5 mg label, 4.2',
    because: 'the depot of 22.5 mg lasts 24 weeks',
  },
  {
    id: 'prostate-degarelix-start',
    situation: 'Degarelix, first month',
    patient,
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 1, 1, every(28), [subcutaneous('degarelix', 240, 'MG')]),
    expected: [],
    source: 'Klotz, BJU Int 2008;102:1531-1538',
    because: '240 mg start the treatment',
  },
  {
    id: 'prostate-degarelix-maintenance',
    situation: 'Degarelix, from the second month on',
    patient,
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 5, 12, every(28), [subcutaneous('degarelix', 80, 'MG')]),
    expected: [],
    source: 'Klotz, BJU Int 2008;102:1531-1538',
    because: '80 mg a month maintain it',
  },
  {
    id: 'prostate-relugolix',
    situation: 'Relugolix from the second day on',
    patient,
    protocol: metastatic,
    chemotherapy: chemo('paliativo', 2, 12, every(28), [oral('relugolix', 120)]),
    expected: [],
    source: 'Shore, N Engl J Med 2020;382:2187-2196',
    because: '120 mg a day after 360 mg on the first',
  },
  {
    id: 'prostate-bicalutamide-150',
    situation: 'Bicalutamide alone in locally advanced disease',
    patient: man(72, 170, 77, mgDl(1)),
    protocol: prostate()('IIIB', 'T3 N0 M0', 0),
    previous: [before('radioterapia', 3, '78 Gy sobre próstata')],
    chemotherapy: chemo('adyuvante', 1, 6, every(28), [oral('bicalutamida', 150)]),
    expected: [],
    source: 'Bicalutamide 150 mg label, 4.1 and 4.2',
    because: '150 mg alone are labelled in locally advanced disease of high risk',
  },
];
