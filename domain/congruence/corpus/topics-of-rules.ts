import type { RuleId } from '../rule-ids';
import type { Topic } from './corpus-case';

/** Subjects of a rule; by sentence where they differ. */
type TopicsOfRule = readonly Topic[] | Readonly<Record<string, readonly Topic[]>>;

const MARKER = ['marker', 'test-missing', 'indication'] as const;
const STAGE = ['stage'] as const;
const HIGHER = ['dose-high', 'unit'] as const;
const LOWER = ['dose-low', 'unit'] as const;
const DENSER = ['interval', 'dose-high'] as const;
const SPARSER = ['interval', 'dose-low'] as const;
const MEASURE = ['weight-or-height', 'unit'] as const;
const COMPANION = ['companion-missing', 'indication'] as const;
const RHYTHM = ['interval', 'cycles'] as const;

/**
 * Subjects of the corpus that each rule is about, the one place that knows both. A rule about something that no case of
 * the corpus asks for has none.
 */
export const TOPICS_OF_RULES: Readonly<Record<RuleId, TopicsOfRule>> = {
  'STG-01': STAGE,
  'STG-02': STAGE,
  'STG-03': ['stage', 'indication'],
  'INT-01': ['intention', 'stage'],
  'INT-02': ['intention'],
  'INT-03': ['intention', 'indication'],
  'ECG-01': ['ecog'],
  'ECG-02': ['ecog'],
  'EDA-01': ['age'],
  'SEX-01': ['sex'],
  'LIN-01': ['line-of-treatment'],
  'MRK-01': MARKER,
  'MRK-02': MARKER,
  'MRK-03': MARKER,
  'MRK-04': MARKER,
  'MRK-05': MARKER,
  'MRK-06': MARKER,
  'MRK-07': MARKER,
  'MRK-08': MARKER,
  'MRK-09': MARKER,
  'MRK-10': MARKER,
  'MRK-11': MARKER,
  'MRK-12': MARKER,
  'MRK-13': MARKER,
  'MRK-14': MARKER,
  'MRK-15': MARKER,
  'MRK-16': MARKER,
  'MRK-17': MARKER,
  'MRK-18': MARKER,
  'MRK-19': MARKER,
  'MRK-20': MARKER,
  'MRK-21': MARKER,
  'MRK-22': MARKER,
  'MRK-23': MARKER,
  'MRK-24': MARKER,
  'RUT-01': ['route'],
  'RUT-02': ['unit'],
  'RUT-03': ['route'],
  'DOS-01': { higher: HIGHER, lower: LOWER },
  'DOS-02': {
    higherThanLabel: HIGHER,
    higherThanRegimens: HIGHER,
    higherThanLabelElsewhere: HIGHER,
    higherThanRegimensElsewhere: HIGHER,
    higherThanAuc: HIGHER,
    perBody: LOWER,
    ofOther: ['dose-high', 'dose-low'],
    loadingAgain: HIGHER,
    lowerThanLabel: LOWER,
    lowerThanRegimens: LOWER,
    lowerThanLabelElsewhere: LOWER,
  },
  'DOS-03': ['unit'],
  'DOS-04': ['dose-low'],
  'DOS-05': {
    denserThanLabel: DENSER,
    denserThanRegimens: DENSER,
    denserThanLabelElsewhere: DENSER,
    denserThanRegimensElsewhere: DENSER,
    sparserThanLabel: SPARSER,
    sparserThanRegimens: SPARSER,
    sparserThanLabelElsewhere: SPARSER,
  },
  'ENV-01': [],
  'CAP-01': ['dose-high'],
  'DUP-01': ['duplicate', 'same-class'],
  'DUP-02': ['same-class', 'duplicate'],
  'COM-01': ['combination'],
  'CUM-01': ['lifetime-dose'],
  'CUM-02': ['lifetime-dose'],
  'EME-01': ['antiemetic'],
  'ACO-01': {
    rescue: COMPANION,
    vitamins: COMPANION,
    mesna: COMPANION,
    corticosteroid: COMPANION,
    castration: COMPANION,
    ovarian: COMPANION,
    partner: COMPANION,
    mesnaLow: ['dose-low', 'companion-missing'],
    rampUp: ['dose-high'],
  },
  'PLA-01': MEASURE,
  'PLA-02': MEASURE,
  'PLA-03': MEASURE,
  'PLA-04': MEASURE,
  'PLA-05': MEASURE,
  'PES-01': ['weight-or-height'],
  'CRE-01': ['renal', 'test-missing'],
  'CRE-02': ['renal', 'unit'],
  'CRE-03': ['renal'],
  'HIG-01': ['liver', 'test-missing'],
  'COR-01': ['heart', 'test-missing'],
  'ENZ-01': ['enzyme-deficiency', 'test-missing'],
  'CIC-01': RHYTHM,
  'CIC-02': ['interval'],
  'CIC-03': ['interval'],
  'CIC-04': RHYTHM,
  'CIC-05': ['cycles'],
  'CIC-06': ['cycles'],
  'INF-01': [],
  'RAD-01': ['radiotherapy-dose', 'radiotherapy-fraction'],
  'RAD-02': ['radiotherapy-dose', 'radiotherapy-fraction', 'unit'],
  'RAD-03': ['radiotherapy-dose', 'radiotherapy-fraction', 'intention'],
  'ESQ-01': [],
  'ESQ-02': ['combination', 'companion-missing'],
  'ESQ-03': ['indication'],
  'IND-01': { tumour: ['indication'], histology: ['histology', 'indication'], intention: ['indication', 'intention'] },
};

/** Returns the subjects of a finding. */
export function topicsOf(rule: RuleId, variant: string): readonly Topic[] {
  const topics = TOPICS_OF_RULES[rule];
  return isList(topics) ? topics : (topics[variant] ?? []);
}

function isList(topics: TopicsOfRule): topics is readonly Topic[] {
  return Array.isArray(topics);
}
