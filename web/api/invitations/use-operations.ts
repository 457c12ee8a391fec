import { findUsableInvitation } from '@aval/application/invitations/find-usable-invitation';
import { registerInvited } from '@aval/application/invitations/register-invited';
import { INVITED_ROLES, invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { emailKey } from '@aval/domain/validation/fields/identity';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { INVITATION_USE, USABLE_INVITATION } from '../examples/invitation-examples';
import { type Operation, publicOperation } from '../operations/operation';
import { readByForm } from '../requests/read-by-form';
import { askedFor } from '../schemas/asked-for';
import { tag } from './invitation-operations';

const query = z.strictObject({
  token: z
    .string()
    .max(200)
    .meta({ description: 'The token of the link. It works once, at the hosts of its company.' }),
});

const usable = z
  .object({ type: z.enum(INVITED_ROLES).meta({ description: 'Role.' }), name: z.string(), email: z.string() })
  .meta({ id: 'UsableInvitation', example: USABLE_INVITATION });

const account = askedFor(
  z.strictObject({
    name: z.string().meta({ example: 'Rocío Castro Etxeberria' }),
    email: z
      .string()
      .meta({ description: 'E-mail of the invitation, which the account gets in any case. Any other is refused.' }),
    dni: z.string().meta({ description: 'DNI or NIE.', example: '99004119K' }),
    password: z.string().meta({ format: 'password', description: 'Password of the new account.' }),
    passwordConfirmation: z
      .string()
      .meta({ format: 'password', description: 'The same password again. Only the web form asks for it.' }),
  }),
  ['name', 'dni', 'password'],
).meta({ id: 'InvitationUse', example: INVITATION_USE });

export const useOperations: readonly Operation[] = [
  publicOperation({
    method: 'get',
    path: '/invitations/use',
    tag,
    operationId: 'getUsableInvitation',
    query,
    summary: 'Check an invitation link',
    answer: { status: 200, description: 'The link is valid.', schema: usable },
    async handle({ services, tenant, query: { token } }) {
      const invitation = await findUsableInvitation(services, tenant.companyId, token);
      if (!invitation) throw new Problem('not_found');
      const { role, name, email } = invitation;
      return { type: role, name, email };
    },
  }),
  publicOperation({
    method: 'post',
    path: '/invitations/use',
    tag,
    operationId: 'useInvitation',
    query,
    body: account,
    summary: 'Create the account of an invitation',
    answer: { status: 204, description: 'The account exists. Sign in with the e-mail of the invitation.' },
    problems: ['refused'],
    async handle({ services, tenant: { companyId }, query: { token }, body }) {
      // Reports an invalid link before any errors of the form.
      const invitation = await findUsableInvitation(services, companyId, token);
      if (!invitation) throw new Problem('not_found');
      const { email, ...form } = body;
      if (email !== undefined && emailKey(email) !== emailKey(invitation.email))
        throw new Problem('invalid', { issues: [{ path: 'email', message: 'api:issue.other_email' }] });
      const input = readByForm(invitationUseSchema, { passwordConfirmation: form.password, ...form });
      const { status } = await registerInvited(services, { companyId, token, form: input });
      if (status === 'not_found') throw new Problem('not_found');
      if (status === 'registered') {
        throw new Problem('refused', { refusal: status, message: message('emailRegistered') });
      }
      return null as never;
    },
  }),
];
