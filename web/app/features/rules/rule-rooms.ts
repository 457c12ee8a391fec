import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';

/** What rules look at, by the beginning of their ids, in the order in which a request is read. */
const ROOMS = {
  staging: ['STG'],
  intention: ['INT', 'ECG', 'LIN'],
  patient: ['SEX', 'PLA', 'PES', 'CRE'],
  markers: ['MRK'],
  regimens: ['ESQ'],
  doses: ['RUT', 'DOS', 'CAP', 'DUP', 'CUM'],
  schedule: ['CIC', 'INF'],
  radiotherapy: ['RAD'],
  support: ['EME'],
} as const satisfies Record<string, readonly string[]>;

export type RuleRoom = keyof typeof ROOMS | 'others';

/** Rules by what they look at, each in its order; of no room where there is none. */
export function rulesByRoom(rules: readonly RuleFacts[]): { room: RuleRoom; rules: RuleFacts[] }[] {
  const rooms = Object.entries(ROOMS) as [keyof typeof ROOMS, readonly string[]][];
  const roomOf = ({ id }: RuleFacts): RuleRoom =>
    rooms.find(([, beginnings]) => beginnings.some((beginning) => id.startsWith(`${beginning}-`)))?.[0] ?? 'others';
  return [...rooms.map(([room]) => room), 'others' as const]
    .map((room) => ({ room, rules: rules.filter((rule) => roomOf(rule) === room) }))
    .filter((each) => each.rules.length > 0);
}
