import type words from '@aval/i18n/es/administration/rules';

/** Rules that share a source say it in the same words. */
const SHARED: Readonly<Record<string, SourceKey>> = {
  'INT-03': 'regimen',
  'ESQ-02': 'regimen',
  'ESQ-03': 'regimen',
  'CIC-01': 'regimen',
  'CIC-02': 'regimen',
  'DOS-04': 'order',
  'DUP-01': 'order',
  'ENV-01': 'order',
  'CIC-03': 'regimen',
  'CIC-04': 'regimen',
  'CIC-05': 'regimen',
  'PLA-01': 'choice',
  'PLA-02': 'choice',
};

export type SourceKey = keyof (typeof words)['source'];

/** Under which key the words have the source of a rule. */
export function sourceKeyOf(rule: string): SourceKey {
  return rule.startsWith('MRK-') ? 'MRK' : (SHARED[rule] ?? (rule as SourceKey));
}
