import type { Tenant } from '@aval/application/access/find-tenant';
import { type SignInOptions, type SignInOutcome, signIn } from '@aval/application/access/signing-in/sign-in';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { signInFormSchema } from '../features/access/form.server';
import { safeReturnPath } from './return-path';
import { getServices } from './services.server';

export interface SignedIn {
  token: string;
  userId: number;
  returnTo: string;
}

/** Thrown when the form is incomplete (`outcome` null) or the sign-in is refused or throttled. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';
  constructor(
    readonly reply: SubmissionResult,
    readonly outcome: Exclude<SignInOutcome, { status: 'signed_in' }> | null,
  ) {
    super(outcome?.status ?? 'invalid');
  }
}

/** Client of a sign-in: address, user agent and known browser. */
type Origin = Pick<SignInOptions, 'address' | 'userAgent' | 'browser'>;

/** Signs in by e-mail and password; single sign-on has no form (`features/access/enter-by-token.server.ts`). */
export function authenticator(tenant: Tenant, origin: Origin): Authenticator<SignedIn> {
  return new Authenticator<SignedIn>().use(
    new FormStrategy(async ({ form }) => {
      const submission = parseWithZod(form, { schema: signInFormSchema });
      if (submission.status !== 'success')
        throw new SignInFailure(submission.reply({ hideFields: ['password'] }), null);
      const { email, password, returnTo } = submission.value;
      const outcome = await signIn(getServices(), { ...origin, tenant, email, password });
      if (outcome.status !== 'signed_in') {
        throw new SignInFailure(submission.reply({ hideFields: ['password'] }), outcome);
      }
      return { token: outcome.token, userId: outcome.userId, returnTo: safeReturnPath(returnTo) };
    }),
    'form',
  );
}
