import { lifetimeHistoryOf } from '../subject/lifetime-history';
import type { Subject } from '../subject/subject';
import { type LifetimeReport, lifetimeReports } from './lifetime-report';

/** Version of one of the patient's demands, by which lifetime doses are judged. */
export interface JudgingVersion {
  /** With the cycles that count for the reader. */
  subject: Subject;
  /** The demand's treatment is active, so that the cycles that it asks for count as well. */
  isUnderWay: boolean;
}

/**
 * Returns the lifetime doses of a patient, each by the first of the versions whose request it belongs to: what that
 * version declares, the authorized cycles and, while its treatment is active, those that it asks for beyond them.
 * Sources: docs/rules.md 2.26, 11.12, 12.7.
 */
export function patientLifetime<Version extends JudgingVersion>(
  versions: readonly Version[],
): { version: Version; report: LifetimeReport }[] {
  const found = new Map<string, { version: Version; report: LifetimeReport }>();
  for (const version of versions) {
    for (const report of reportsOf(version)) {
      const key = report.sum ?? report.drugName ?? '';
      if (!found.has(key)) found.set(key, { version, report });
    }
  }
  return [...found.values()];
}

function reportsOf({ subject, isUnderWay }: JudgingVersion): LifetimeReport[] {
  const history = lifetimeHistoryOf(subject);
  if (!history) return [];
  const authorized = new Set(
    history.cycles.filter(({ demandId, fate }) => demandId === subject.demandId && fate === 'authorized').map(cycleOf),
  );
  const request = isUnderWay ? history.request.filter(({ cycle }) => !authorized.has(cycle)) : [];
  return lifetimeReports(subject, { ...history, request });
}

function cycleOf({ cycle }: { cycle: number }): number {
  return cycle;
}
