import type words from '@aval/i18n/es/administration/rules';

/** Keys of source texts shared by several rules. */
const SHARED: Readonly<Record<string, SourceKey>> = {
  'INT-03': 'regimen',
  'ESQ-02': 'regimen',
  'ESQ-03': 'regimen',
  'CIC-01': 'regimen',
  'CIC-02': 'regimen',
  'DOS-04': 'order',
  'DOS-05': 'DOS-02',
  'DUP-01': 'order',
  'ENV-01': 'order',
  'CIC-03': 'regimen',
  'CIC-04': 'regimen',
  'CIC-05': 'regimen',
  'PLA-01': 'choice',
  'PLA-02': 'choice',
};

export type SourceKey = keyof (typeof words)['source'];

/** Returns the key of a rule's source text. */
export function sourceKeyOf(rule: string): SourceKey {
  return rule.startsWith('MRK-') ? 'MRK' : (SHARED[rule] ?? (rule as SourceKey));
}
