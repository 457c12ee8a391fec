import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { message } from '@aval/domain/validation/fields/message';
import type { CreateUserInput } from '@aval/domain/validation/users/user-schema';
import { hashPassword } from '@aval/platform/password-hash';
import { forActor } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { LONG_COMMAND } from '../demand-rows/in-batches';
import { openToRepresentatives } from '../demand-rows/open-to-representatives';
import { requestMail } from '../effects/request-mail';
import type { FormIssue } from '../engine/outcomes';
import { type Busy, orBusy } from '../health/or-busy';
import { findFaceIssues } from '../images/own-image';
import { isRegistered, lockEmail } from '../invitations/open-invitation';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { companyOfSignIn } from './company-of-sign-in';
import { findUnfit } from './relations/find-unfit';
import { lockRelations } from './relations/shared-relations';
import { addedTo, writeRelations } from './relations/write-relations';
import { columnsOf, findUser, userFacts } from './user-entry';

export type CreateUserResult =
  | { status: 'done'; id: number }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Busy
  | { status: 'forbidden' };

/**
 * Creates an account whose password its owner has to replace, and mails the owner a link for that; with an avatar
 * uploaded by the actor, if any. Source: docs/rules.md 5.30.
 */
export async function createUser(
  services: Services,
  actor: Actor,
  input: CreateUserInput,
  avatarImageId: string | null = null,
  keep: KeepMade = keepNothing,
): Promise<CreateUserResult> {
  const { role, email } = input;
  if (!roleMay(actor.role, role === 'ADMIN' ? 'users.create_admin' : 'users.create')) return { status: 'forbidden' };
  // Hashing is slow on purpose, so it runs outside the transaction and no row waits for it.
  const passwordHash = await hashPassword(input.password);
  const written = forActor(services.database, actor).run(async (tx): Promise<CreateUserResult> => {
    await lockRelations(tx);
    await lockEmail(tx, email);
    if (await isRegistered(tx, email))
      return { status: 'invalid', issues: [{ path: 'email', message: message('emailTaken') }] };
    const columns = columnsOf(role, input);
    const added = addedTo({}, role, input);
    const unfit = await findUnfit(tx, {
      role,
      companyId: columns.companyId,
      keptCompanyId: null,
      added,
      chosen: added,
    });
    const issues = [...unfit, ...(await findFaceIssues(tx, actor, { imageId: avatarImageId, present: null }))];
    if (issues.length > 0) return { status: 'invalid', issues };
    const { id } = await tx.userAccount.create({
      data: {
        ...columns,
        avatarImageId,
        passwordHash,
        passwordChangedAt: services.clock.now(),
        requireResetPassword: true,
      },
      select: { id: true },
    });
    await writeRelations(tx, { id, role }, {}, input);
    if (role === 'REPRESENTATIVE' && columns.companyId !== null) await openToRepresentatives(tx, columns.companyId);
    const user = await findUser(tx, id);
    if (!user) throw new Error('somebody who was just made has gone');
    await recordChange(tx, actor, {
      subject: 'user',
      subjectId: id,
      companyId: columns.companyId,
      name: user.name,
      action: 'create',
      before: null,
      after: { ...userFacts(user), ...(avatarImageId === null ? {} : { avatar: avatarImageId }) },
    });
    const signInCompanyId = await companyOfSignIn(tx, user);
    if (signInCompanyId !== null)
      await requestMail(tx, { key: 'account_made', companyId: signInCompanyId, userId: id });
    await keep(tx, id);
    return { status: 'done', id };
  }, LONG_COMMAND);
  return orBusy(written);
}
