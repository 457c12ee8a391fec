import type { Subject } from './subject';

/** Whether an earlier treatment is of one of these groups. */
export function hasHad({ previousTreatments }: Pick<Subject, 'previousTreatments'>, ...groups: string[]): boolean {
  return previousTreatments.some(({ type }) => type !== null && groups.includes(type));
}
