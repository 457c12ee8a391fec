import type { RuleFinding } from '../../findings/finding';
import { ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

const IMPLANT = 'treatment.chemotherapy.infusorImplantDate';
const REMOVAL = 'treatment.chemotherapy.infusorRemovalDate';

/**
 * Finds an infusor that is removed before it is implanted, or implanted after the last session of the cycle. Its
 * duration is not judged, since pumps and ports are dated alike. Source: ASCO/ONS standards, dates of an order.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const { infusorImplantDate, infusorRemovalDate, sessionDates } = chemotherapy ?? {};
  if (!infusorImplantDate) return [];
  const implant = { kind: 'date', date: infusorImplantDate } as const;
  if (infusorRemovalDate && infusorRemovalDate < infusorImplantDate) {
    const values = { implant, removal: { kind: 'date', date: infusorRemovalDate } as const };
    return [{ variant: 'removedFirst', values, fields: [REMOVAL, IMPLANT], sources: [ORDER_STANDARDS] }];
  }
  const last = [...(sessionDates ?? [])].sort().at(-1);
  if (!last || infusorImplantDate <= last) return [];
  return [
    {
      variant: 'afterSessions',
      atMost: 'note',
      values: { implant, last: { kind: 'date', date: last } },
      fields: [IMPLANT, 'treatment.chemotherapy.sessionDates'],
      sources: [ORDER_STANDARDS],
    },
  ];
}

export const infusorDates = rule({
  id: 'INF-01',
  version: 1,
  variants: ['removedFirst', 'afterSessions'],
  severity: 'warning',
  thresholds: {},
  look,
});
