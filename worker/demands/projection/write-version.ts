import type { CommandPayload, VersionSnapshot } from '@aval/application/engine/command-payload';
import { contentHash } from '@aval/application/engine/content-hash';
import { demandType } from '@aval/domain/clinical/content-facts';
import { seriousCount } from '@aval/domain/congruence/report/report';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import { drugRows, versionColumns } from '@aval/domain/demand/content/version-columns';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';

/**
 * Writes the immutable version that a command creates, from the snapshot frozen with it. Returns its id. Source:
 * docs/rules.md 2.11, 8.16.
 */
export async function writeVersion(
  transaction: Transaction,
  input: ProjectionInput,
  payload: CommandPayload,
  snapshot: VersionSnapshot,
): Promise<number> {
  const { companyId, demandId, commandId } = input;
  const { content, patient, congruence } = snapshot;
  const version = await transaction.demandVersion.create({
    data: {
      companyId,
      demandId,
      commandId,
      number: input.transition.state.version,
      schemaNumber: SCHEMA_NUMBER,
      content: content as unknown as Prisma.InputJsonValue,
      ...versionColumns(content),
      patient: patient as unknown as Prisma.InputJsonValue,
      contentSha256: contentHash(content),
      congruence: congruence as unknown as Prisma.InputJsonValue,
      description: input.transition.historyAction,
      changeDatesReason: payload.changeDatesReason,
      prescriberCenterId: content.basics.prescriberCenterId,
      performingCenterId: content.extras.performingCenterId,
      createdById: actorOf(input),
      createdAt: new Date(input.occurredAt),
    },
    select: { id: true },
  });
  const drugs = drugRows(content).map((row) => ({ ...row, versionId: version.id, companyId }));
  const codeIds = new Set((content.treatment.radiotherapy ?? []).flatMap(({ codeIds }) => codeIds));
  const codes = [...codeIds].map((codeId) => ({ versionId: version.id, companyId, codeId }));
  const declaredIds = new Set(content.exposures.map(({ drugId }) => drugId));
  const exposures = [...declaredIds].map((drugId) => ({ versionId: version.id, companyId, drugId }));
  if (drugs.length > 0) await transaction.demandVersionDrug.createMany({ data: drugs });
  if (codes.length > 0) await transaction.demandVersionCode.createMany({ data: codes });
  if (exposures.length > 0) await transaction.demandVersionExposure.createMany({ data: exposures });
  return version.id;
}

/** Returns the columns by which lists sort and filter, as of the new version. Source: docs/rules.md 5.21. */
export async function listColumnsOf(
  transaction: Transaction,
  { content, congruence }: VersionSnapshot,
): Promise<Prisma.DemandUncheckedUpdateInput> {
  const { prescriberCenterId } = content.basics;
  const { performingCenterId } = content.extras;
  const { tumourType, regimenSlug } = versionColumns(content);
  const now = await transaction.patient.findUniqueOrThrow({
    where: { id: content.basics.patientId },
    select: { cardNumber: true, company: { select: { name: true } } },
  });
  const centers = await transaction.center.findMany({
    where: { id: { in: [prescriberCenterId, performingCenterId] } },
    select: { id: true, name: true, provinceId: true },
  });
  // The prescribing center's province first: where one is shown, it is that.
  const places = [prescriberCenterId, performingCenterId].map((id) => centers.find((center) => center.id === id));
  return {
    type: demandType(content.treatment),
    tumourType,
    regimenSlug,
    seriousFindings: seriousCount(congruence),
    // Current names, since they may have been corrected while the command was on its way; the version keeps the earlier
    // ones.
    companyName: now.company.name,
    cardNumber: now.cardNumber,
    prescriberCenterId,
    prescriberCenterName: places[0]?.name ?? '',
    performingCenterId,
    provinceIds: [...new Set(places.flatMap((center) => center?.provinceId ?? []))],
  };
}

function actorOf({ actor }: ProjectionInput): number {
  if (actor.userId === null) throw new TypeError('a version is made by somebody');
  return actor.userId;
}
