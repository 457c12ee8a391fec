import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../../change-record/record-change';
import { LONG_COMMAND } from '../../demand-rows/in-batches';
import { openToRepresentatives } from '../../demand-rows/open-to-representatives';
import { type Busy, orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { findUser, lockUser } from '../user-entry';

export type ActivateUserResult = { status: 'done' } | { status: 'not_found' } | Busy | { status: 'forbidden' };

/** Lets a user sign in again; demands that others have taken over stay with them. Source: docs/rules.md 5.32. */
export async function activateUser(services: Services, actor: Actor, id: number): Promise<ActivateUserResult> {
  if (!can(actor, 'users.deactivate', { userId: id })) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<ActivateUserResult> => {
    await lockUser(tx, id);
    return writeReturn(tx, actor, id);
  }, LONG_COMMAND);
  return orBusy(written);
}

/** Activates a user in the transaction that has locked the account. */
export async function writeReturn(
  tx: Transaction,
  actor: Actor,
  id: number,
): Promise<Exclude<ActivateUserResult, Busy | { status: 'forbidden' }>> {
  const user = await findUser(tx, id);
  if (!user) return { status: 'not_found' };
  if (user.active) return { status: 'done' };
  await tx.userAccount.update({ where: { id }, data: { active: true, revision: { increment: 1 } } });
  if (user.role === 'REPRESENTATIVE' && user.company) await openToRepresentatives(tx, user.company.id);
  await recordChange(tx, actor, {
    subject: 'user',
    subjectId: id,
    companyId: user.company?.id ?? null,
    name: user.name,
    action: 'activate',
    before: { active: false },
    after: { active: true },
  });
  return { status: 'done' };
}
