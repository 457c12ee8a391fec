import type { Session } from '@aval/application/access/load-session';
import { acceptTerms } from '@aval/application/account/accept-terms';
import { getAccount } from '@aval/application/account/get-account';
import { getOwnUser } from '@aval/application/account/get-own-user';
import { updateAccount } from '@aval/application/account/update-account';
import type { Services } from '@aval/application/services';
import type { UserEntry } from '@aval/application/users/user-entry';
import { isAboutPassword } from '@aval/domain/access/obligations';
import { roleMay } from '@aval/domain/access/permissions';
import {
  changePasswordSchema,
  profileSchema,
  profileWithNationalIdSchema,
} from '@aval/domain/validation/dialogs/account-schemas';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { type RefusedStatus, refuseOutcome } from '../answers/refuse-outcome';
import { tellRevision } from '../answers/tell-revision';
import { ME, PROFILE } from '../examples/people-examples';
import { type Operation, operation } from '../operations/operation';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { includeQuery } from '../requests/include-query';
import { readByForm } from '../requests/read-by-form';
import { WHAT_STAYS } from '../schemas/edited-fields';
import { avatarImage, bringAvatar, LARGEST_WITH_IMAGE } from './bring-avatar';
import { ofUser, USER_PARTS, type UserInclude, userAnswer, userPath } from './user-fields';
import { tag } from './user-operations';

const meAnswer = userAnswer
  .extend({
    emailNotifications: z.boolean().meta({ description: 'Whether notifications are also sent by e-mail.' }),
    bundleEmails: z
      .boolean()
      .meta({ description: 'Whether e-mails about demands wait up to ten minutes for each other and arrive as one.' }),
    requireResetPassword: z
      .boolean()
      .meta({ description: 'Whether the password was set by someone else, and must be replaced.' }),
    passwordExpired: z
      .boolean()
      .meta({ description: 'Whether the password has expired, and must be replaced before anything else.' }),
    requireAcceptTerms: z.boolean().meta({ description: 'Whether the terms must be accepted before anything else.' }),
    terms: z
      .object({
        version: z.int().meta({ description: 'Send it when accepting the terms.' }),
        correction: z.int().meta({ description: 'Correction number of this version; send it too.' }),
        companyName: z.string(),
        content: z.string().meta({ description: 'HTML.' }),
      })
      .nullable()
      .meta({ description: 'The terms to accept; null if there are none.' }),
  })
  .meta({ id: 'Me', example: ME });

const profileFields = z
  .strictObject({
    name: z.string(),
    dni: z.string().meta({ description: 'Only administrators can change it.' }),
    emailNotifications: z
      .boolean()
      .meta({ description: 'Whether notifications are also sent by e-mail. Only representatives can change it.' }),
    bundleEmails: z
      .boolean()
      .meta({ description: 'Whether e-mails about demands wait up to ten minutes for each other and arrive as one.' }),
    currentPassword: z.string().meta({ format: 'password', description: 'Required with a new password.' }),
    password: z.string().meta({ format: 'password', description: 'The new password.' }),
    avatarImage,
  })
  .partial()
  .meta({ id: 'Profile', example: PROFILE, description: WHAT_STAYS });

type SentProfile = z.output<typeof profileFields>;

const shownTerms = z
  .strictObject({
    version: z.int().meta({ description: 'The same as `terms` of /users/me.' }),
    correction: z.int().meta({ description: 'The same as `terms` of /users/me.' }),
  })
  .partial()
  .meta({ id: 'ShownTerms', example: {}, description: 'Of the terms that were read; if omitted, those in force.' });

async function findMe(services: Services, session: Session, include: UserInclude) {
  const user = await getOwnUser(services, session.actor);
  const { terms, obligations } = await getAccount(services, session);
  return {
    ...ofUser(user, include),
    revision: user.revision,
    emailNotifications: session.user.emailNotifications,
    bundleEmails: session.user.bundleEmails,
    requireResetPassword: obligations.includes('REQUIRERESETPASSWORD'),
    passwordExpired: obligations.includes('PASSWORDEXPIRED'),
    requireAcceptTerms: obligations.includes('REQUIREACCEPTTERMS'),
    terms: terms && { ...terms, content: terms.html },
  };
}

export const meOperations: readonly Operation[] = [
  operation(
    { despiteObligations: true },
    {
      method: 'get',
      path: '/users/me',
      tag,
      operationId: 'getMe',
      summary: 'Get the signed-in user',
      query: z.strictObject({ include: includeQuery(USER_PARTS) }),
      answer: {
        status: 200,
        description: 'Including pending obligations.',
        schema: meAnswer,
        hasRevision: true,
      },
      async handle({ services, session, query, context }) {
        const { revision, ...me } = await findMe(services, session, query.include);
        tellRevision(context, revision);
        return me;
      },
    },
  ),
  operation(
    { despiteObligations: true },
    {
      method: 'put',
      path: '/users/me',
      tag,
      operationId: 'updateMe',
      summary: 'Edit your own account',
      headers: revisionHeaders,
      body: profileFields,
      largestBody: LARGEST_WITH_IMAGE,
      answer: { status: 200, description: 'The new values.', schema: meAnswer, hasRevision: true },
      async handle({ services, session, body, context }) {
        const user = await getOwnUser(services, session.actor);
        const revision = expectedRevision(context) ?? user.revision;
        if (revision !== user.revision) throw new Problem('stale');
        const profile = readProfile(session, user, body);
        const password = readPassword(body, context.env.incoming.ip ?? '');
        const brought = await bringAvatar(services, session.actor, body.avatarImage);
        const avatarImageId = brought === undefined ? user.avatarImageId : brought;
        const { emailNotifications = session.user.emailNotifications, bundleEmails = session.user.bundleEmails } = body;
        const updated = await updateAccount(services, session, {
          profile: { ...profile, avatarImageId, revision },
          password,
          mails: {
            bundleEmails: body.bundleEmails,
            ...(emailNotifications === session.user.emailNotifications ? {} : { emailNotifications }),
          },
        });
        if (updated.status !== 'done' && updated.status !== 'unchanged') return refuseErrors(updated);
        const owed = session.obligations.filter((each) => !password || !isAboutPassword(each));
        const now = { ...session, obligations: owed, user: { ...session.user, emailNotifications, bundleEmails } };
        const { revision: stands, ...me } = await findMe(services, now, new Set(USER_PARTS));
        tellRevision(context, stands);
        return me;
      },
    },
  ),
  operation(
    { despiteObligations: true },
    {
      method: 'post',
      path: '/users/conditions',
      tag,
      operationId: 'acceptTerms',
      summary: 'Accept the terms',
      body: shownTerms,
      answer: { status: 204, description: 'Accepted, now or before.' },
      problems: ['stale'],
      async handle({ services, session, body }) {
        const { terms } = await getAccount(services, session);
        if (!terms) return null as never;
        const { version = terms.version, correction = terms.correction } = body;
        const result = await acceptTerms(services, session, { version, correction });
        return result.status === 'done' ? (null as never) : refuseOutcome(result);
      },
    },
  ),
];

/**
 * Validates the profile by the form of the role's page; fields that the role may not change are accepted with their
 * current value.
 */
function readProfile(session: Session, user: UserEntry, { name, dni, emailNotifications }: SentProfile) {
  const { role } = session.user;
  const mayEditNationalId = roleMay(role, 'account.edit_national_id');
  const isRepeated = emailNotifications === undefined || emailNotifications === session.user.emailNotifications;
  if (!mayEditNationalId && dni !== undefined && dni !== user.dni) throw new Problem('forbidden');
  if (!isRepeated && !roleMay(role, 'account.email_notifications')) throw new Problem('forbidden');
  const sent = { name: name ?? user.name, dni: dni ?? user.dni, revision: user.revision };
  return mayEditNationalId ? readByForm(profileWithNationalIdSchema, sent) : readByForm(profileSchema, sent);
}

function readPassword({ password, currentPassword }: SentProfile, address: string) {
  if (password === undefined) return undefined;
  const sent = { currentPassword, password, passwordConfirmation: password };
  return { ...readByForm(changePasswordSchema, sent, userPath), address };
}

function refuseErrors(result: { status: RefusedStatus; errors?: Readonly<Record<string, string | undefined>> }): never {
  const issues = Object.entries(result.errors ?? {}).flatMap(([path, message]) => (message ? [{ path, message }] : []));
  return refuseOutcome({ ...result, issues }, userPath);
}
