import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { requestMail } from '../effects/request-mail';
import type { Services } from '../services';
import { findUser, type UserEntry } from './user-entry';

export type SendResetLinkResult =
  | { status: 'done'; email: string }
  | { status: 'inactive' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/** Mails somebody a link to choose another password, as if he or she had asked. Source: docs/rules.md 5.19, 5.32. */
export async function sendResetLink(services: Services, actor: Actor, id: number): Promise<SendResetLinkResult> {
  if (!roleMay(actor.role, 'users.edit')) return { status: 'forbidden' };
  return forActor(services.database, actor).run(async (tx): Promise<SendResetLinkResult> => {
    const user = await findUser(tx, id);
    if (!user) return { status: 'not_found' };
    if (!user.active) return { status: 'inactive' };
    await requestMail(tx, { key: 'password_reset', companyId: await doorOf(tx, user), userId: id });
    return { status: 'done', email: user.email };
  });
}

/** Where the user signs in: the own company, a manager's first, else the default tenant. */
async function doorOf(tx: Transaction, { company, relations }: UserEntry): Promise<number> {
  const own = company?.id ?? relations.companies?.find(({ withdrawn }) => !withdrawn)?.id;
  if (own !== undefined) return own;
  const { id } = await tx.company.findFirstOrThrow({
    where: { isDefault: true },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return id;
}
