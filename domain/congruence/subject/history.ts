import type { Subject } from './subject';

/** Whether one of the earlier treatments is in one of these groups. */
export function hasHad({ previousTreatments }: Pick<Subject, 'previousTreatments'>, ...groups: string[]): boolean {
  return previousTreatments.some(({ type }) => type !== null && groups.includes(type));
}
