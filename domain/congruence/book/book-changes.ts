import type { CongruenceSettings } from '../rule-book';
import type { RuleFacts } from './rule-facts';

/** One difference between two versions of a rule book. */
export type BookChange =
  | { kind: 'rule'; rule: string; isOff: boolean }
  | { kind: 'severity'; rule: string; before: string; after: string }
  | { kind: 'threshold'; rule: string; name: string; before: number; after: number }
  | { kind: 'weightRule'; before: string; after: string }
  | { kind: 'creatinineFloor' | 'clearanceCap' | 'asksJustification'; isOn: boolean };

/** Lists the changes of a version against the one before, in the order of the book. Source: docs/rules.md 12.14. */
export function bookChanges(
  rules: readonly RuleFacts[],
  before: CongruenceSettings,
  after: CongruenceSettings,
): BookChange[] {
  return [...rules.flatMap((rule) => ruleChanges(rule, before, after)), ...otherChanges(before, after)];
}

function ruleChanges(rule: RuleFacts, before: CongruenceSettings, after: CongruenceSettings): BookChange[] {
  const [former, next] = [before.rules[rule.id], after.rules[rule.id]];
  const changes: BookChange[] = [];
  if (Boolean(former?.isOff) !== Boolean(next?.isOff))
    changes.push({ kind: 'rule', rule: rule.id, isOff: Boolean(next?.isOff) });
  const [was, is] = [former?.severity ?? rule.severity, next?.severity ?? rule.severity];
  if (was !== is) changes.push({ kind: 'severity', rule: rule.id, before: was, after: is });
  for (const [name, standard] of Object.entries(rule.thresholds)) {
    const [one, other] = [former?.thresholds?.[name] ?? standard, next?.thresholds?.[name] ?? standard];
    if (one !== other) changes.push({ kind: 'threshold', rule: rule.id, name, before: one, after: other });
  }
  return changes;
}

function otherChanges(before: CongruenceSettings, after: CongruenceSettings): BookChange[] {
  const [one, other] = [switchesOf(before), switchesOf(after)];
  const switched = (Object.keys(one) as (keyof typeof one)[]).filter((kind) => one[kind] !== other[kind]);
  const [was, is] = [before.clearance.weightRule, after.clearance.weightRule];
  return [
    ...(was === is ? [] : [{ kind: 'weightRule' as const, before: was, after: is }]),
    ...switched.map((kind) => ({ kind, isOn: other[kind] })),
  ];
}

function switchesOf({ clearance, asksJustification }: CongruenceSettings) {
  return {
    creatinineFloor: clearance.creatinineFloorMgDl !== null,
    clearanceCap: clearance.clearanceCapMlMin !== null,
    asksJustification,
  };
}
