import type { RuleId } from '../rule-ids';

/** Groups of the rule book by the prefixes of rule ids, in the order in which a request is read. */
const PREFIXES = {
  staging: ['STG'],
  intention: ['INT', 'ECG', 'LIN'],
  patient: ['EDA', 'SEX', 'PLA', 'PES', 'CRE', 'HIG', 'COR', 'ENZ'],
  markers: ['MRK'],
  regimens: ['ESQ', 'IND'],
  doses: ['RUT', 'DOS', 'CAP', 'ENV', 'DUP', 'COM', 'CUM'],
  schedule: ['CIC', 'INF'],
  radiotherapy: ['RAD'],
  support: ['EME', 'ACO'],
} as const;

export type RuleGroup = keyof typeof PREFIXES;

export const RULE_GROUPS = Object.keys(PREFIXES) as RuleGroup[];

export function groupOf(id: RuleId): RuleGroup | undefined {
  return RULE_GROUPS.find((group) => PREFIXES[group].some((prefix) => id.startsWith(`${prefix}-`)));
}

/** Groups rules, each group in the given order; empty groups are left out. Source: docs/rules.md 12.14. */
export function rulesByGroup<Each extends { id: RuleId }>(
  rules: readonly Each[],
): { group: RuleGroup; rules: Each[] }[] {
  return RULE_GROUPS.map((group) => ({ group, rules: rules.filter(({ id }) => groupOf(id) === group) })).filter(
    (each) => each.rules.length > 0,
  );
}
