import { findAdmins } from '@aval/application/users/find-admins';
import type { Audience } from '@aval/domain/demand/lifecycle/commands';
import type { RemindedStatus } from '@aval/domain/demand/timing/reminders';
import type { Transaction } from '@aval/prisma/scope';
import { findAudience, type ToldDemand } from '../projection/find-audience';

const AUDIENCES: Readonly<Record<RemindedStatus, readonly Audience[]>> = {
  pending_missing_info: ['doctor', 'filer'],
  pending_validation: ['representatives'],
  pending_company_accept: ['representatives'],
  pending_company_deny: ['representatives'],
  pending_analysis: ['managers'],
  pending_evaluation: ['assigned_consultant'],
  pending_continue: ['doctor', 'filer'],
};

/**
 * Returns the users to remind of a waiting demand: those whose turn it is, except representatives who switched e-mails
 * off (no other role can). If none is left, the admins, so that no demand waits unseen. Source: docs/rules.md 2.2, 4.1,
 * 4.2.
 */
export async function findReminded(
  transaction: Transaction,
  status: RemindedStatus,
  demand: ToldDemand,
): Promise<number[]> {
  const reminded = new Set<number>();
  for (const audience of AUDIENCES[status])
    for (const userId of await findAudience(transaction, audience, demand)) reminded.add(userId);
  const reachable = AUDIENCES[status].includes('representatives')
    ? await withMailsOn(transaction, [...reminded])
    : [...reminded];
  return reachable.length > 0 ? reachable : findAdmins(transaction);
}

async function withMailsOn(transaction: Transaction, userIds: readonly number[]): Promise<number[]> {
  const users = await transaction.userAccount.findMany({
    where: { id: { in: [...userIds] }, emailNotifications: true },
    select: { id: true },
  });
  return users.map(({ id }) => id);
}
