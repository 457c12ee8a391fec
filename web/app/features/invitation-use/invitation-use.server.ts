import type { Tenant } from '@aval/application/access/find-tenant';
import { findUsableInvitation } from '@aval/application/invitations/find-usable-invitation';
import { registerInvited } from '@aval/application/invitations/register-invited';
import { invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { SIGN_IN_PATH } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { readToast, redirectWithToast } from '../../server/toast.server';

/** Token of a link: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;
const CREATED = 'invitationUse:created';
const OVER = { kind: 'error', title: 'invitationUse:invalid', description: 'invitationUse:invalidText' } as const;

/**
 * Returns the invitation of a link. An invalid link redirects to sign-in with a message, like a password link. Source:
 * docs/rules.md 6.6.
 */
export async function loadInvitationUse({ companyId }: Tenant, token = '') {
  const invitation = TOKEN.test(token) ? await findUsableInvitation(getServices(), companyId, token) : null;
  if (!invitation) throw await redirectWithToast(SIGN_IN_PATH, OVER);
  return invitation;
}

/** Creates the account and redirects to sign-in. */
export async function runInvitationUse(request: Request, { companyId }: Tenant, token = '') {
  if (!TOKEN.test(token)) return redirectWithToast(SIGN_IN_PATH, OVER);
  const submission = parseWithZod(await readForm(request), { schema: invitationUseSchema, disableAutoCoercion: true });
  const reply = submission.reply({ hideFields: ['password', 'passwordConfirmation'] });
  if (submission.status !== 'success')
    return data({ reply, isRegistered: false }, { status: outcomeCode({ status: 'invalid' }) });
  const outcome = await registerInvited(getServices(), { companyId, token, form: submission.value });
  switch (outcome.status) {
    case 'created':
      return redirectWithToast(SIGN_IN_PATH, {
        kind: 'success',
        title: CREATED,
        description: 'invitationUse:createdText',
        params: { email: outcome.email },
      });
    case 'registered':
      return data({ reply, isRegistered: true }, { status: 409 });
    case 'not_found':
      return redirectWithToast(SIGN_IN_PATH, OVER);
  }
}

/** Returns the address of the account that has just been made here, so that nobody types it again; otherwise null. */
export async function emailOfNewAccount(request: Request): Promise<string | null> {
  const toast = await readToast(request);
  const email = toast?.title === CREATED ? toast.params?.email : null;
  return typeof email === 'string' ? email : null;
}
