import type { RoleName } from '@aval/domain/access/roles';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';

/** Reads `demand_version.congruence` as far as the role may see it; null for a version older than the analysis. */
export function readReport(stored: unknown, role: RoleName): CongruenceReport | null {
  if (stored === null) return null;
  const report = stored as CongruenceReport;
  return visibleReport(
    { ...report, lines: report.lines.map((line) => ({ ...line, rounding: line.rounding ?? null })) },
    role,
  );
}
