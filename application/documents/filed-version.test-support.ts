import { randomUUID } from 'node:crypto';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { versionColumns } from '@aval/domain/demand/content/version-columns';
import { createLogger } from '@aval/platform/logger';
import type { Database } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import type { Prisma } from '@aval/prisma/generated/client';
import { withProjection } from '@aval/prisma/scope';
import { freezeSnapshot } from '../demands/filing/version-snapshot';

export interface FiledVersion {
  companyId: number;
  demandId: string;
  reference: string;
  doctorId: number;
  effectId: string;
  renditionId: number;
}

const SUBMITTED_AT = new Date('2026-11-20T09:00:00Z');
const COMMENTED_AT = new Date('2026-11-20T10:00:00Z');

/**
 * Writes a first version with its history and a pending rendition, as the projection leaves them, for tests without an
 * engine. The comment after the submission is later than the rendition, and its private part must never be printed.
 */
export async function fileVersion(database: Database, companyId: number, doctorEmail: string): Promise<FiledVersion> {
  const { demand, doctor, content } = await fileDraft(database, {
    companyId,
    doctorEmail,
    today: civilDateOf(SUBMITTED_AT),
  });
  const ids = { companyId, demandId: demand.id };
  const effectId = randomUUID();
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  return withProjection(database, companyId, async (transaction) => {
    const frozen = await freezeSnapshot(transaction, { ...ids, on: civilDateOf(SUBMITTED_AT), logger }, content);
    if (!frozen.ok) throw new Error('the content of the factory is not valid');
    const commandId = randomUUID();
    const version = await transaction.demandVersion.create({
      data: {
        ...ids,
        number: 1,
        schemaNumber: frozen.snapshot.schemaNumber,
        content: asJson(frozen.snapshot.content),
        ...versionColumns(frozen.snapshot.content),
        patient: asJson(frozen.snapshot.patient),
        contentSha256: '0'.repeat(64),
        congruence: asJson(frozen.snapshot.congruence),
        description: 'REQUEST',
        prescriberCenterId: content.basics.prescriberCenterId,
        performingCenterId: content.extras.performingCenterId,
        commandId,
        createdById: doctor.id,
        createdAt: SUBMITTED_AT,
      },
    });
    const entry = { ...ids, actorId: doctor.id, versionNumber: 1, displayStatus: 'pending_analysis', state: {} };
    await transaction.demandHistory.create({
      data: {
        ...entry,
        sequence: 1,
        commandId,
        action: 'REQUEST',
        fromRoleId: 7,
        toRoleId: 3,
        createdAt: SUBMITTED_AT,
      },
    });
    await transaction.demandHistory.create({
      data: {
        ...entry,
        sequence: 2,
        commandId: randomUUID(),
        action: 'COMMENT',
        comment: 'Un comentario posterior',
        privateComment: 'Un comentario privado',
        createdAt: COMMENTED_AT,
      },
    });
    await transaction.demand.update({
      where: { id: demand.id },
      data: { status: 'ACTIVE', displayStatus: 'pending_analysis', version: 1, sequence: 2 },
    });
    await transaction.effect.create({
      data: { ...ids, id: effectId, sequence: 1, kind: 'document', payload: { edition: 'submission' } },
    });
    const edition = await transaction.pdfEdition.create({
      data: { ...ids, versionId: version.id, edition: 'submission', effectId },
    });
    return { ...ids, reference: demand.reference, doctorId: doctor.id, effectId, renditionId: edition.id };
  });
}

function asJson(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}
