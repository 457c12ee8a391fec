import type { CorpusCase } from '../corpus-case';
import {
  before,
  chemo,
  every,
  intramuscular,
  iv,
  LOW_RISK,
  MODERATE_RISK,
  man,
  mgDl,
  oral,
  serious,
  subcutaneous,
  warning,
} from '../corpus-parts';
import { other } from '../tumours';

const patient = man(52, 175, 78, mgDl(0.9));
const gist = other('Tumor del estroma gastrointestinal con mutación en KIT')('IV', 'T3 N0 M1');
const net = other('Tumor neuroendocrino pancreático G2')('IV', 'T2 N1 M1', 0);

/** Wrong requests in neuroendocrine, thyroid and stromal tumours. */
export const WRONG_ENDOCRINE_AND_STROMAL: readonly CorpusCase[] = [
  {
    id: 'gist-imatinib-with-sunitinib',
    situation: 'Imatinib and sunitinib together',
    patient,
    protocol: gist,
    previous: [before('avanzado', 20, 'Imatinib')],
    chemotherapy: chemo('paliativo', 1, 4, every(42), [oral('imatinib', 400), oral('sunitinib', 50)]),
    expected: [warning(['same-class', 'combination'])],
    source: 'Demetri, Lancet 2006;368:1329-1338',
    because: 'sunitinib replaces imatinib after its failure',
  },
  {
    id: 'neuroendocrine-sunitinib-375',
    situation: 'Sunitinib with a misplaced decimal comma',
    patient,
    protocol: net,
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('sunitinib', 375)], LOW_RISK),
    expected: [serious('dose-high', 'sunitinib')],
    source: 'Raymond, N Engl J Med 2011;364:501-513',
    because: 'the dose is 37.5 mg a day',
  },
  {
    id: 'neuroendocrine-everolimus-100',
    situation: 'Everolimus with a zero too many',
    patient,
    protocol: net,
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('everolimus', 100)], LOW_RISK),
    expected: [serious('dose-high', 'everolimus')],
    source: 'Yao, N Engl J Med 2011;364:514-523',
    because: 'the dose is 10 mg a day',
  },
  {
    id: 'neuroendocrine-octreotide-depot-into-the-vein',
    situation: 'Long-acting octreotide by vein',
    patient,
    protocol: net,
    chemotherapy: chemo('paliativo', 1, 6, every(28), [iv('octreotida', 30, 'MG')]),
    expected: [serious('route', 'octreotida')],
    source: 'Long-acting octreotide label, 4.2',
    because: 'the microspheres are only for deep injection into the gluteal muscle',
  },
  {
    id: 'neuroendocrine-octreotide-depot-weekly',
    situation: 'Long-acting octreotide with an interval of a week',
    patient,
    protocol: net,
    chemotherapy: chemo('paliativo', 1, 12, every(7), [intramuscular('octreotida', 30, 'MG')]),
    expected: [warning('interval', 'octreotida')],
    source: 'Rinke, J Clin Oncol 2009;27:4656-4663; long-acting octreotide label, 4.2',
    because: 'the depot lasts four weeks',
  },
  {
    id: 'neuroendocrine-two-somatostatin-analogues',
    situation: 'Lanreotide and long-acting octreotide together',
    patient,
    protocol: net,
    chemotherapy: chemo('paliativo', 1, 6, every(28), [
      subcutaneous('lanreotida', 120, 'MG'),
      intramuscular('octreotida', 30, 'MG'),
    ]),
    expected: [warning('same-class')],
    source: 'Caplin, N Engl J Med 2014;371:224-233',
    because: 'they are alternatives with one receptor',
  },
  {
    id: 'thyroid-lenvatinib-240',
    situation: 'Lenvatinib in differentiated thyroid cancer with a zero too many',
    patient,
    protocol: other('Carcinoma papilar de tiroides refractario a yodo')('IV', 'T4 N1 M1'),
    chemotherapy: chemo('paliativo', 1, 6, every(28), [oral('lenvatinib', 240)], MODERATE_RISK),
    expected: [serious('dose-high', 'lenvatinib')],
    source: 'Schlumberger, N Engl J Med 2015;372:621-630',
    because: 'the dose is 24 mg a day',
  },
];
