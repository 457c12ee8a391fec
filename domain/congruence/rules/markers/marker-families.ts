import type { Rule } from '../../rule';
import { type MarkerFamily, markerRule } from './marker-rule';

/**
 * Families of drugs judged by the markers that their labels require, one rule for each sentence. Anti-EGFR antibodies
 * with a mutated RAS may do harm and are serious, the others are at most a warning.
 * Source: the labels and guidelines of the rows `rule` of `marker-rules.json`.
 */
export const MARKER_FAMILIES: readonly MarkerFamily[] = [
  {
    id: 'MRK-01',
    version: 2,
    severity: 'warning',
    rows: [
      'her2-breast-trastuzumab',
      'her2-breast-pertuzumab',
      'her2-breast-phesgo',
      'her2-breast-t-dm1',
      'her2-breast-tucatinib',
      'her2-gastric-trastuzumab',
      'her2-gastric-t-dxd',
    ],
  },
  { id: 'MRK-02', version: 1, severity: 'warning', rows: ['her2-breast-t-dxd'] },
  {
    id: 'MRK-03',
    version: 3,
    severity: 'warning',
    rows: [
      'her2-negative-palbociclib',
      'her2-negative-ribociclib',
      'her2-negative-abemaciclib',
      'her2-negative-sacituzumab',
      'her2-negative-olaparib',
      'her2-negative-zolbetuximab',
      'her2-negative-nivolumab-gastric',
      'her2-negative-everolimus-elacestrant',
    ],
  },
  { id: 'MRK-04', version: 1, severity: 'warning', rows: ['gastric-pembrolizumab'] },
  {
    id: 'MRK-05',
    version: 2,
    severity: 'warning',
    rows: ['triple-negative-pembrolizumab', 'triple-negative-atezolizumab'],
  },
  {
    id: 'MRK-06',
    version: 2,
    severity: 'warning',
    rows: ['hr-endocrine', 'hr-fulvestrant', 'hr-cdk46', 'hr-goserelina', 'hr-everolimus-elacestrant'],
  },
  { id: 'MRK-07', version: 1, severity: 'serious', rows: ['ras-cetuximab', 'ras-panitumumab'] },
  { id: 'MRK-08', version: 1, severity: 'note', rows: ['braf-anti-egfr'] },
  {
    id: 'MRK-09',
    version: 2,
    severity: 'warning',
    rows: ['braf-encorafenib-colorectal', 'braf-encorafenib-lung', 'braf-dabrafenib-lung'],
  },
  { id: 'MRK-10', version: 1, severity: 'warning', rows: ['msi-pembrolizumab', 'msi-nivolumab-ipilimumab'] },
  {
    id: 'MRK-11',
    version: 2,
    severity: 'warning',
    rows: ['egfr-osimertinib', 'egfr-gefitinib-amivantamab', 'egfr-afatinib-erlotinib'],
  },
  { id: 'MRK-12', version: 2, severity: 'warning', rows: ['alk-alectinib', 'alk-brigatinib-lorlatinib'] },
  { id: 'MRK-13', version: 3, severity: 'warning', rows: ['ros1-inhibitors'] },
  { id: 'MRK-14', version: 3, severity: 'warning', rows: ['ntrk-inhibitors'] },
  { id: 'MRK-15', version: 2, severity: 'warning', rows: ['met-exon-14-inhibitors'] },
  { id: 'MRK-16', version: 2, severity: 'warning', rows: ['ret-inhibitors'] },
  {
    id: 'MRK-17',
    version: 2,
    severity: 'warning',
    rows: [
      'driver-pembrolizumab-first',
      'driver-nivolumab-ipilimumab-first',
      'driver-atezolizumab',
      'driver-durvalumab-perioperative',
      'driver-cemiplimab',
    ],
  },
  {
    id: 'MRK-18',
    version: 4,
    severity: 'warning',
    rows: [
      'pdl1-pembrolizumab-mono-later',
      'pdl1-nivolumab-neoadjuvant',
      'pdl1-durvalumab-consolidation',
      'pdl1-nivolumab-bladder-adjuvant',
      'pdl1-cemiplimab',
    ],
    leastPercent: 1,
  },
  {
    id: 'MRK-19',
    version: 3,
    severity: 'warning',
    rows: ['pdl1-pembrolizumab-mono-first', 'pdl1-atezolizumab-adjuvant', 'pdl1-atezolizumab-mono-first'],
    leastPercent: 50,
  },
  { id: 'MRK-20', version: 1, severity: 'warning', rows: ['pdl1-pembrolizumab-bladder', 'pdl1-atezolizumab-bladder'] },
  { id: 'MRK-21', version: 2, severity: 'warning', rows: ['cd20-rituximab', 'cd20-obinutuzumab'] },
  {
    id: 'MRK-22',
    version: 2,
    severity: 'warning',
    rows: [
      'brca-olaparib-breast',
      'brca-talazoparib-breast',
      'parp-olaparib-prostate',
      'parp-olaparib-pancreas',
      'parp-olaparib-ovary',
      'parp-olaparib-bevacizumab-ovary',
    ],
  },
  { id: 'MRK-23', version: 1, severity: 'warning', rows: ['claudin-zolbetuximab'] },
  { id: 'MRK-24', version: 1, severity: 'warning', rows: ['fgfr-erdafitinib'] },
];

export const MARKER_RULES: readonly Rule[] = MARKER_FAMILIES.map(markerRule);
