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
import { type Asked, type Call, call, publicCall } from '../calls/call';
import { CREDENTIALS, FORGOTTEN, RECOVERY, TOKEN } from '../examples/people-examples';
import { readByForm } from '../requests/read-by-form';

const tag = 'Access';

const credentials = z
  .strictObject({
    email: z.string().optional().meta({ example: 'doctor@meridiana.test' }),
    password: z.string().optional().meta({ format: 'password', description: 'Of the account with that e-mail.' }),
    token: z.string().optional().meta({ description: 'A JWT of single sign-on, instead of the other two.' }),
  })
  .meta({ id: 'Credentials', example: CREDENTIALS });

/** Signs in with the user's password or a company's single sign-on token; returns the session's token. */
async function enter(
  { services, body, context }: Asked<unknown, unknown, z.output<typeof credentials>>,
  tenant: Tenant,
) {
  const userAgent = context.req.header('user-agent') ?? null;
  if (body.token !== undefined) {
    return signInByToken(services, { tenant, token: body.token, userAgent, ofProgram: true });
  }
  const address = context.env.incoming.ip ?? '';
  return signIn(services, { ...readByForm(loginSchema, body), tenant, address, userAgent, ofProgram: true });
}

export const authCalls: readonly Call[] = [
  publicCall({
    method: 'post',
    path: '/auth/login',
    tag,
    operationId: 'login',
    summary: 'Signs in by e-mail and password, or by a token of single sign-on',
    body: credentials,
    answer: {
      status: 200,
      description:
        'The token to send with each call: it ends after twelve hours without one and, however it is used, after the days that the installation sets, seven unless it says otherwise.',
      schema: z
        .object({ token: z.string().meta({ description: 'Sent as Authorization: Bearer.' }) })
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
  publicCall({
    method: 'post',
    path: '/auth/forgot',
    tag,
    operationId: 'forgotPassword',
    summary: 'Asks for a mail with a link for another password; the answer is the same whoever asks',
    body: z
      .strictObject({
        email: z.string(),
        dni: z.string().meta({ description: 'DNI or NIE of the account.', example: '99004119K' }),
      })
      .meta({ id: 'Forgotten', example: FORGOTTEN }),
    answer: { status: 204, description: 'A mail is on its way if there is somebody with both.' },
    async handle({ services, body, tenant, context }) {
      const address = context.env.incoming.ip ?? '';
      const result = await requestReset(services, { ...readByForm(forgotPasswordSchema, body), tenant, address });
      return result.status === 'asked' ? NOTHING_TO_SAY : refuseOutcome(result);
    },
  }),
  publicCall({
    method: 'post',
    path: '/auth/recovery',
    tag,
    operationId: 'recoverPassword',
    summary: 'Sets another password by the token of such a mail, once',
    body: z
      .strictObject({
        token: z.string().meta({ description: 'Of the link in the mail.' }),
        password: z.string().meta({ format: 'password', description: 'The new one.' }),
      })
      .meta({ id: 'Recovery', example: RECOVERY }),
    answer: { status: 204, description: 'It holds, and all sessions have ended.' },
    async handle({ services, body }) {
      const result = await resetPassword(services, body);
      if (result.status === 'done') return NOTHING_TO_SAY;
      if (result.status === 'over') throw new Problem('not_found');
      return refuseOutcome({ ...result, issues: [{ path: 'password', message: result.errors.password }] });
    },
  }),
  call(
    { despiteObligations: true },
    {
      method: 'post',
      path: '/auth/logout',
      tag,
      operationId: 'logout',
      summary: 'Ends the session of the token',
      answer: { status: 204, description: 'The token is worth nothing any more.' },
      async handle({ services, token }) {
        await signOut(services, token);
        return NOTHING_TO_SAY;
      },
    },
  ),
];

/** Answer of operations without content. */
const NOTHING_TO_SAY = null as never;
