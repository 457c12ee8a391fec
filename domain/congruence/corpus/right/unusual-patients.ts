import type { CorpusCase } from '../corpus-case';
import { before, chemo, DOCETAXEL, days, every, iv, mgDl, oral, TAXANE, woman } from '../corpus-parts';
import { luminal, lungAdenocarcinoma } from '../tumours';

const monthly = every(28);
const AFTER_CDK = before('hormonoterapia_inmunoterapia', 8, 'Letrozol y palbociclib');

/** Right requests at full dose for an unusual body, age or performance status. */
export const RIGHT_UNUSUAL_PATIENTS: readonly CorpusCase[] = [
  {
    id: 'full-dose-in-obesity',
    situation: 'Adjuvant TC at full dose with 118 kg',
    patient: woman(58, 165, 118, mgDl(0.9)),
    protocol: luminal('IIA', 'T2 N0 M0', 0),
    previous: [before('cirugia', 2, 'Tumorectomía')],
    chemotherapy: chemo(
      'adyuvante',
      1,
      4,
      every(21),
      [iv('docetaxel', 75, 'MGM2'), iv('ciclofosfamida', 600, 'MGM2')],
      DOCETAXEL,
    ),
    expected: [],
    source: 'Griggs, J Clin Oncol 2021;39:2037-2048',
    because: 'doses follow the actual weight, also in obesity',
  },
  {
    id: 'full-dose-in-a-small-woman',
    situation: 'Weekly paclitaxel at full dose with 39 kg',
    patient: woman(71, 148, 39, mgDl(0.6)),
    protocol: luminal('IV', 'T2 N1 M1'),
    previous: [AFTER_CDK],
    chemotherapy: chemo('paliativo', 1, 6, days([1, 8, 15], 28), [iv('paclitaxel', 80, 'MGM2', [1, 2, 3])], TAXANE),
    expected: [],
    source: 'Seidman, J Clin Oncol 2008;26:1642-1649',
    because: '80 mg/m² a week follow a surface of 1.26 m²',
  },
  {
    id: 'letrozole-at-94',
    situation: 'Letrozole alone at 94 years',
    patient: woman(94, 150, 47, mgDl(0.8)),
    protocol: luminal('IIB', 'T3 N0 M0', 3),
    chemotherapy: chemo('no_se_indica', 1, 12, monthly, [oral('letrozol', 2.5)]),
    expected: [],
    source: 'Letrozole label, 4.2',
    because: 'it has no adjustment for age, and performance status limits no hormone',
  },
  {
    id: 'gefitinib-at-ecog-3',
    situation: 'Gefitinib in a patient who is in bed most of the day',
    patient: woman(76, 155, 50, mgDl(0.7)),
    protocol: lungAdenocarcinoma({ egfr: 'positivo' })('IV', 'T4 N2 M1', 3),
    chemotherapy: chemo('paliativo', 1, 6, monthly, [oral('gefitinib', 250)]),
    expected: [],
    source: 'Inoue, J Clin Oncol 2009;27:1394-1400',
    because: 'with a mutation of EGFR even patients with ECOG 3 or 4 improve',
  },
];
