import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { requestMail } from '../effects/request-mail';
import type { Services } from '../services';
import { companyOfSignIn } from './company-of-sign-in';
import { findUser } from './user-entry';

export type SendResetLinkResult =
  | { status: 'done'; email: string }
  /** The user or the company is inactive. */
  | { status: 'inactive' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/** Mails a user a link to set another password, as if the user had requested it. Source: docs/rules.md 5.19, 5.32. */
export async function sendResetLink(services: Services, actor: Actor, id: number): Promise<SendResetLinkResult> {
  if (!roleMay(actor.role, 'users.edit')) return { status: 'forbidden' };
  return forActor(services.database, actor).run(async (tx): Promise<SendResetLinkResult> => {
    const user = await findUser(tx, id);
    if (!user) return { status: 'not_found' };
    const companyId = await companyOfSignIn(tx, user);
    if (!user.active || companyId === null) return { status: 'inactive' };
    await requestMail(tx, { key: 'password_reset', companyId, userId: id });
    await recordChange(tx, actor, {
      subject: 'user',
      subjectId: id,
      companyId: user.company?.id ?? null,
      name: user.name,
      action: 'send_link',
      before: null,
      after: null,
    });
    return { status: 'done', email: user.email };
  });
}
