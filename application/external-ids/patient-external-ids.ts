import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { isViolationOf } from '@aval/prisma/unique-violation';
import type { FormIssue } from '../engine/outcomes';
import { patientScope } from '../patients/find-visible-patients';
import type { Services } from '../services';
import { findOwnCenters } from './own-centers';

/** Identifier to write for a patient: of a center, or of the actor's only one; null removes it. */
export interface SentExternalId {
  centerId?: number | undefined;
  externalId: string | null;
}

export interface PlacedExternalId {
  centerId: number;
  externalId: string | null;
}

/** Finds the center of each identifier among the actor's own. Paths of issues are `externalIds.0.centerId`. */
export async function placeExternalIds(
  tx: Transaction,
  actor: Actor,
  sent: readonly SentExternalId[],
): Promise<{ placed: PlacedExternalId[] } | { issues: FormIssue[] }> {
  if (sent.length === 0) return { placed: [] };
  const own = await findOwnCenters(tx, actor);
  const [only, ...others] = own.filter(({ hidden }) => !hidden);
  const single = others.length === 0 ? only?.id : undefined;
  const placed: PlacedExternalId[] = [];
  const issues: FormIssue[] = [];
  for (const [at, { centerId = single, externalId }] of sent.entries()) {
    const path = `externalIds.${at}.centerId`;
    if (centerId === undefined || !own.some(({ id }) => id === centerId)) {
      issues.push({ path, message: message('choose') });
    } else if (placed.some((each) => each.centerId === centerId)) {
      issues.push({ path, message: message('centerTwice') });
    } else placed.push({ centerId, externalId });
  }
  return issues.length > 0 ? { issues } : { placed };
}

/** Returns the identifiers that differ from those that the patient has. */
export async function otherExternalIds(
  tx: Transaction,
  patientId: number,
  placed: readonly PlacedExternalId[],
): Promise<PlacedExternalId[]> {
  if (placed.length === 0) return [];
  const stored = await tx.patientExternalId.findMany({ where: { patientId } });
  const storedOf = (centerId: number) => stored.find((row) => row.centerId === centerId)?.externalId ?? null;
  return placed.filter(({ centerId, externalId }) => storedOf(centerId) !== externalId);
}

/** Writes identifiers; those of other centers stay. Throws a violation of their index for one that is taken. */
export async function writeExternalIds(
  tx: Transaction,
  { patientId, companyId }: { patientId: number; companyId: number },
  placed: readonly PlacedExternalId[],
): Promise<void> {
  const centerIds = placed.map(({ centerId }) => centerId);
  if (centerIds.length === 0) return;
  await tx.patientExternalId.deleteMany({ where: { patientId, centerId: { in: centerIds } } });
  await tx.patientExternalId.createMany({
    data: placed.flatMap(({ centerId, externalId }) =>
      externalId === null ? [] : [{ patientId, companyId, centerId, externalId }],
    ),
  });
}

interface Sent {
  /** The patient whose identifiers they are to be; null for a new one. */
  patientId: number | null;
  externalIds: readonly SentExternalId[];
}

/**
 * Returns the result of a write, or the identifiers that another patient of the same center has. The index alone decides
 * it, so that of two writes at one moment one is refused. Source: docs/rules.md 10.27.
 */
export async function orTakenByPatient<Result>(
  services: Services,
  actor: Actor,
  sent: Sent,
  writing: Promise<Result>,
): Promise<Result | { status: 'invalid'; issues: FormIssue[] }> {
  try {
    return await writing;
  } catch (error) {
    if (!isViolationOf(error, 'patient_external_id_of_center')) throw error;
    return { status: 'invalid', issues: await describeTaken(services, actor, sent) };
  }
}

/** Names the other patient to those who may see him or her. */
function describeTaken(
  { database, clock }: Services,
  actor: Actor,
  { patientId, externalIds }: Sent,
): Promise<FormIssue[]> {
  const today = civilDateOf(clock.now());
  return forActor(database, actor).read(async (tx) => {
    const found = await placeExternalIds(tx, actor, externalIds);
    const placed = 'placed' in found ? found.placed : [];
    const issues: FormIssue[] = [];
    for (const [at, { centerId, externalId }] of placed.entries()) {
      if (externalId === null) continue;
      const holder = await tx.patientExternalId.findFirst({
        where: { centerId, externalId, NOT: { patientId: patientId ?? 0 } },
        select: { patientId: true },
      });
      if (!holder) continue;
      const where = { AND: [{ id: holder.patientId }, patientScope(actor, today)] };
      const isInSight = (await tx.patient.count({ where })) > 0;
      issues.push({
        path: `externalIds.${at}.externalId`,
        message: isInSight
          ? message('externalIdOfPatient', { patient: `#${holder.patientId}` })
          : message('externalIdTaken'),
      });
    }
    // The other one has given it up meanwhile.
    return issues.length > 0 ? issues : [{ path: 'externalIds', message: message('externalIdTaken') }];
  });
}
