import type { RuleId } from '../rule-ids';

/** Sections of the rule book by the prefixes of rule ids, in the order in which a request is read. */
const BEGINNINGS = {
  staging: ['STG'],
  intention: ['INT', 'ECG', 'LIN'],
  patient: ['SEX', 'PLA', 'PES', 'CRE'],
  markers: ['MRK'],
  regimens: ['ESQ'],
  doses: ['RUT', 'DOS', 'CAP', 'ENV', 'DUP', 'CUM'],
  schedule: ['CIC', 'INF'],
  radiotherapy: ['RAD'],
  support: ['EME'],
} as const;

export type RuleRoom = keyof typeof BEGINNINGS;

export const RULE_ROOMS = Object.keys(BEGINNINGS) as RuleRoom[];

export function roomOf(id: RuleId): RuleRoom | undefined {
  return RULE_ROOMS.find((room) => BEGINNINGS[room].some((beginning) => id.startsWith(`${beginning}-`)));
}

/** Groups rules by section, each group in the given order; empty sections are left out. Source: docs/rules.md 12.14. */
export function rulesByRoom<Each extends { id: RuleId }>(rules: readonly Each[]): { room: RuleRoom; rules: Each[] }[] {
  return RULE_ROOMS.map((room) => ({ room, rules: rules.filter(({ id }) => roomOf(id) === room) })).filter(
    (each) => each.rules.length > 0,
  );
}
