import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { revokeSessions } from '../../access/end-sessions';
import { recordChange } from '../../change-record/record-change';
import { LONG_COMMAND } from '../../demand-rows/in-batches';
import { openToRepresentatives } from '../../demand-rows/open-to-representatives';
import type { FormIssue } from '../../engine/outcomes';
import { type Busy, orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { findUser } from '../user-entry';
import { doctorWithoutCenters } from './give-drafts';
import { type HandedOver, handOver, lockLeaving } from './hand-over';
import { returnDemandsOf } from './return-demands-of';

export type DeactivateUserResult =
  | { status: 'done'; handedOver?: HandedOver }
  /** The demands and drafts of a doctor need a successor. */
  | { status: 'invalid'; issues: readonly FormIssue[] }
  /** The user is inactive already: nothing was done, and nothing was handed over. */
  | { status: 'stale' }
  /** Another use case holds the rows, such as a request of this doctor that is being sent. */
  | Busy
  | { status: 'not_found' }
  | { status: 'forbidden' };

interface DeactivateUserOptions {
  id: number;
  /** Doctor who takes over the demands and drafts. */
  toDoctorId: number | null;
}

/**
 * Deactivates a user: sessions end, nobody signs in with the account from the commit on, and open work moves to others.
 * Source: docs/rules.md 5.9, 5.32.
 */
export async function deactivateUser(
  services: Services,
  actor: Actor,
  { id, toDoctorId }: DeactivateUserOptions,
): Promise<DeactivateUserResult> {
  if (!can(actor, 'users.deactivate', { userId: id })) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<DeactivateUserResult> => {
    await lockLeaving(tx, id, toDoctorId);
    return writeLeaving(tx, { clock: services.clock, actor, id, toDoctorId });
  }, LONG_COMMAND);
  return orBusy(written);
}

interface LeavingToWrite extends DeactivateUserOptions {
  clock: Services['clock'];
  actor: Actor;
}

/** Deactivates a user in the transaction that has locked the account and the successor. */
export async function writeLeaving(
  tx: Transaction,
  { clock, actor, id, toDoctorId }: LeavingToWrite,
): Promise<Exclude<DeactivateUserResult, Busy | { status: 'forbidden' }>> {
  const now = clock.now();
  const user = await findUser(tx, id);
  if (!user) return { status: 'not_found' };
  if (!user.active) return { status: 'stale' };
  const handedOver = user.role === 'DOCTOR' ? await handOver(tx, actor, { doctor: user, toDoctorId, now }) : null;
  if (handedOver === false) return { status: 'invalid', issues: [{ path: 'toDoctorId', message: message('choose') }] };
  if (handedOver && 'withoutCenters' in handedOver) {
    return { status: 'invalid', issues: [doctorWithoutCenters(handedOver.withoutCenters)] };
  }
  await tx.userAccount.update({ where: { id }, data: { active: false, revision: { increment: 1 } } });
  const by = { cause: 'deactivated', actorId: actor.userId } as const;
  await revokeSessions({ database: tx, clock }, { userId: id, by });
  if (user.role === 'CONSULTANT') await returnDemandsOf(tx, id, now);
  if (user.role === 'REPRESENTATIVE' && user.company) await openToRepresentatives(tx, user.company.id);
  await recordChange(tx, actor, {
    subject: 'user',
    subjectId: id,
    companyId: user.company?.id ?? null,
    name: user.name,
    action: 'deactivate',
    before: { active: true },
    after: { active: false, ...(handedOver ? { takenOverBy: handedOver.toDoctorName } : {}) },
  });
  return { status: 'done', ...(handedOver ? { handedOver } : {}) };
}
