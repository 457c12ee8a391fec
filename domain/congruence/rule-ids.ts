/**
 * Ids of the rules in the order of the book: three letters, from which `book/rule-groups.ts` derives the group, and a
 * number. Kept apart from the rules, whose tables no browser needs. An id is never reused. Source: docs/rules.md 12.2.
 */
export const RULE_IDS = [
  ...['STG-01', 'STG-02', 'STG-03', 'INT-01', 'INT-02', 'INT-03', 'ECG-02', 'ECG-01', 'SEX-01'],
  ...['MRK-01', 'MRK-02', 'MRK-03', 'MRK-04', 'MRK-05', 'MRK-06', 'MRK-07', 'MRK-08', 'MRK-09', 'MRK-10', 'MRK-11'],
  ...['MRK-12', 'MRK-13', 'MRK-14', 'MRK-15', 'MRK-16', 'MRK-17', 'MRK-18', 'MRK-19', 'MRK-20', 'MRK-21'],
  ...['LIN-01', 'RUT-01', 'RUT-02', 'DOS-04', 'DOS-01', 'DOS-02', 'DOS-03', 'CAP-01', 'ENV-01', 'DUP-01', 'CUM-01'],
  ...['CUM-02', 'EME-01'],
  ...['PLA-01', 'PLA-02', 'PLA-03', 'PLA-04', 'PES-01', 'CRE-01', 'CRE-02', 'CRE-03'],
  ...['CIC-01', 'CIC-02', 'CIC-03', 'CIC-04', 'CIC-05', 'INF-01', 'RAD-01', 'ESQ-01', 'ESQ-02', 'ESQ-03'],
] as const;

export type RuleId = (typeof RULE_IDS)[number];
