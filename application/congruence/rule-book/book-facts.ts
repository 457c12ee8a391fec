import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import type { ChangeFacts } from '../../change-record/change-fields';

/** Returns the values for the change log: each rule's id with the company's settings for it. */
export function bookFacts(version: number, { rules, clearance, asksJustification }: CongruenceSettings): ChangeFacts {
  const { weightRule, creatinineFloorMgDl, clearanceCapMlMin } = clearance;
  return {
    version,
    ruleSettings: Object.entries(rules).map(([id, { isOff, severity, thresholds }]) =>
      [
        id,
        ...(isOff ? ['off'] : []),
        ...(severity ? [severity] : []),
        ...Object.entries(thresholds ?? {}).map(([name, value]) => `${name} ${value}`),
      ].join(' · '),
    ),
    clearance: [weightRule, `≥ ${creatinineFloorMgDl ?? '—'} mg/dl`, `≤ ${clearanceCapMlMin ?? '—'} ml/min`].join(
      ' · ',
    ),
    asksJustification,
  };
}
