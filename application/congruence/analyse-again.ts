import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { forActor } from '@aval/prisma/scope';
import { recordRepeatedAccess } from '../access-record/record-access';
import { findViewable, VIEW_SELECT } from '../demands/detail/find-viewable';
import type { Services } from '../services';
import { analyseContent } from './analyse-content';

/**
 * Analyses a version of a demand with today's rules and catalogues, as of the day on which it was filed, so that a
 * creatinine has not aged since. Only the access is recorded, and not again for a user who was shown the version
 * shortly before. Returns null for what the actor may not see. Source: docs/rules.md 12.10, 2.12.
 */
export async function analyseAgain(
  services: Services,
  actor: Actor,
  { demandId, versionNumber }: { demandId: string; versionNumber: number },
): Promise<CongruenceReport | null> {
  const found = await findViewable(services, actor, demandId, (demands, where) =>
    demands.findFirst({ where, select: { ...VIEW_SELECT, id: true, companyId: true, patientId: true } }),
  );
  if (!found) return null;
  const { companyId, patientId } = found.demand;
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx) => {
    const version = await tx.demandVersion.findUnique({
      where: { demandId_number: { demandId, number: versionNumber } },
      select: { schemaNumber: true, content: true, patient: true, createdAt: true },
    });
    if (!version) return null;
    await recordRepeatedAccess(tx, actor, { subject: 'demand', companyId, demandId, patientId, versionNumber }, now);
    const patient = version.patient as unknown as VersionPatient;
    const report = await analyseContent(
      tx,
      {
        companyId,
        demandId,
        versionNumber,
        content: readStoredContent(version),
        on: civilDateOf(version.createdAt),
        before: version.createdAt,
        patient: { id: patientId, birthday: patient.birthday, gender: patient.gender },
      },
      services.logger,
    );
    return visibleReport(report, actor.role);
  });
}
