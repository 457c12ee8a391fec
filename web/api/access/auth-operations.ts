import { signOut } from '@aval/application/access/end-sessions';
import type { Tenant } from '@aval/application/access/find-tenant';
import { requestReset } from '@aval/application/access/passwords/request-reset';
import { resetPassword } from '@aval/application/access/passwords/reset-password';
import { signIn } from '@aval/application/access/signing-in/sign-in';
import { signInByToken } from '@aval/application/access/signing-in/sign-in-by-token';
import { forgotPasswordSchema, loginSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { CREDENTIALS, FORGOTTEN, RECOVERY, TOKEN } from '../examples/people-examples';
import { type Asked, type Operation, operation, publicOperation } from '../operations/operation';
import { readByForm } from '../requests/read-by-form';

const tag = 'Access';

const credentials = z
  .strictObject({
    email: z.string().optional().meta({ example: 'doctor@meridiana.test' }),
    password: z.string().optional().meta({ format: 'password', description: 'The password of the account.' }),
    token: z.string().optional().meta({ description: 'A single sign-on JWT, in place of e-mail and password.' }),
  })
  .meta({ id: 'Credentials', example: CREDENTIALS });

/** Signs in with the user's password or a company's single sign-on token; returns the session's token. */
async function enter(
  { services, body, context }: Asked<unknown, unknown, z.output<typeof credentials>>,
  tenant: Tenant,
) {
  const userAgent = context.req.header('user-agent') ?? null;
  if (body.token !== undefined) {
    return signInByToken(services, { tenant, token: body.token, userAgent, isApiClient: true });
  }
  const address = context.env.incoming.ip ?? '';
  return signIn(services, { ...readByForm(loginSchema, body), tenant, address, userAgent, isApiClient: true });
}

export const authOperations: readonly Operation[] = [
  publicOperation({
    method: 'post',
    path: '/auth/login',
    tag,
    operationId: 'login',
    summary: 'Sign in with e-mail and password, or with a single sign-on token',
    body: credentials,
    answer: {
      status: 200,
      description:
        'The token to send with every request. It expires after twelve hours without a request, and in any case after the installation’s maximum session length (seven days by default).',
      schema: z
        .object({ token: z.string().meta({ description: 'Send it as Authorization: Bearer.' }) })
        .meta({ id: 'Token', example: TOKEN }),
    },
    problems: ['wrong_credentials'],
    async handle({ tenant, ...asked }) {
      const outcome = await enter(asked, tenant);
      if (outcome.status === 'refused')
        throw new Problem('wrong_credentials', asked.body.token === undefined ? {} : { message: 'auth:tokenRefused' });
      return outcome.status === 'signed_in' ? { token: outcome.token } : refuseOutcome(outcome);
    },
  }),
  publicOperation({
    method: 'post',
    path: '/auth/forgot',
    tag,
    operationId: 'forgotPassword',
    summary: 'Request a password reset e-mail; the answer is always the same',
    body: z
      .strictObject({
        email: z.string(),
        dni: z.string().meta({ description: 'The account’s DNI or NIE.', example: '99004119K' }),
      })
      .meta({ id: 'Forgotten', example: FORGOTTEN }),
    answer: { status: 204, description: 'If an account matches both, an e-mail has been sent.' },
    async handle({ services, body, tenant, context }) {
      const address = context.env.incoming.ip ?? '';
      const result = await requestReset(services, { ...readByForm(forgotPasswordSchema, body), tenant, address });
      return result.status === 'asked' ? NOTHING_TO_SAY : refuseOutcome(result);
    },
  }),
  publicOperation({
    method: 'post',
    path: '/auth/recovery',
    tag,
    operationId: 'recoverPassword',
    summary: 'Set a new password with the token from the reset e-mail',
    body: z
      .strictObject({
        token: z.string().meta({ description: 'The token from the link in the e-mail.' }),
        password: z.string().meta({ format: 'password', description: 'The new password.' }),
      })
      .meta({ id: 'Recovery', example: RECOVERY }),
    answer: { status: 204, description: 'The password has been changed and all sessions have ended.' },
    async handle({ services, body }) {
      const result = await resetPassword(services, body);
      if (result.status === 'done') return NOTHING_TO_SAY;
      if (result.status === 'over') throw new Problem('not_found');
      return refuseOutcome({ ...result, issues: [{ path: 'password', message: result.errors.password }] });
    },
  }),
  operation(
    { despiteObligations: true },
    {
      method: 'post',
      path: '/auth/logout',
      tag,
      operationId: 'logout',
      summary: 'End the current session',
      answer: { status: 204, description: 'The token is no longer valid.' },
      async handle({ services, token }) {
        await signOut(services, token);
        return NOTHING_TO_SAY;
      },
    },
  ),
];

/** Answer of operations without content. */
const NOTHING_TO_SAY = null as never;
