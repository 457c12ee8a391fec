import type { Actor } from '@aval/domain/access/actor';
import { isFilingRole } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { findOwnCenters } from './own-centers';

/**
 * Returns the identifiers that the prescribing centers of demands have for them, by demand; none for roles other than
 * those that file for the center. Source: docs/rules.md 10.27.
 */
export async function findDemandExternalIds(
  { database, clock }: Services,
  actor: Actor,
  demandIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!isFilingRole(actor.role) || demandIds.length === 0) return new Map();
  const where = {
    AND: [{ id: { in: [...demandIds] }, externalId: { not: null } }, demandScope(actor, civilDateOf(clock.now()))],
  };
  const found = await forActor(database, actor).read((tx) =>
    tx.demand.findMany({ where, select: { id: true, externalId: true } }),
  );
  return new Map(found.flatMap(({ id, externalId }) => (externalId === null ? [] : [[id, externalId] as const])));
}

/** Identifier that a center has for a patient. */
export interface PatientExternalId {
  centerId: number;
  externalId: string;
}

/** Returns the identifiers that the actor's own centers have for patients, by patient. Source: docs/rules.md 10.27. */
export async function findPatientExternalIds(
  { database }: Services,
  actor: Actor,
  patientIds: readonly number[],
): Promise<ReadonlyMap<number, PatientExternalId[]>> {
  const found = new Map<number, PatientExternalId[]>();
  if (!isFilingRole(actor.role) || patientIds.length === 0) return found;
  const rows = await forActor(database, actor).read(async (tx) => {
    const centerIds = (await findOwnCenters(tx, actor)).map(({ id }) => id);
    return tx.patientExternalId.findMany({
      where: { patientId: { in: [...patientIds] }, centerId: { in: centerIds } },
      orderBy: { centerId: 'asc' },
    });
  });
  for (const { patientId, centerId, externalId } of rows)
    found.set(patientId, [...(found.get(patientId) ?? []), { centerId, externalId }]);
  return found;
}
