import type { RoleName } from '@aval/domain/access/roles';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';

/** What `demand_version.congruence` keeps, as a role may read it; null of a version that is older than the analysis. */
export function readReport(stored: unknown, role: RoleName): CongruenceReport | null {
  if (stored === null) return null;
  const report = stored as CongruenceReport;
  return visibleReport(
    { ...report, lines: report.lines.map((line) => ({ ...line, rounding: line.rounding ?? null })) },
    role,
  );
}
