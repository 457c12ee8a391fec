import type { Session } from '@aval/application/access/load-session';
import { acceptTerms } from '@aval/application/account/accept-terms';
import { changePassword } from '@aval/application/account/change-password';
import { endOtherSessions, endSession } from '@aval/application/account/end-session';
import { saveProfile } from '@aval/application/account/save-profile';
import { isAboutPassword } from '@aval/domain/access/obligations';
import { roleMay } from '@aval/domain/access/permissions';
import {
  changePasswordSchema,
  profileSchema,
  profileWithNationalIdSchema,
} from '@aval/domain/validation/dialogs/account-schemas';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { readForm } from '../../server/forms/read-form.server';
import { refuseObliged } from '../../server/guards.server';
import { outcomeCode, outcomeHeaders } from '../../server/outcome-codes';
import { ACCOUNT_PATH, meetsObligations, safeReturnPath } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { accountIntentSchema } from './form.server';

/** Answer to a form that was not accepted; accepted forms redirect. */
export interface AccountAnswer {
  intent: 'save_profile' | 'change_password' | 'accept_terms';
  reply?: SubmissionResult | undefined;
  /** Whether the same data were changed meanwhile, for example in another tab. */
  isStale?: boolean;
  waitMinutes?: number;
}

const WRONG = outcomeCode({ status: 'invalid' });
const STALE = outcomeCode({ status: 'stale' });

interface Sent {
  session: Session;
  form: FormData;
  /** Client address of the request. */
  address: string;
}

/**
 * Runs a form of the account page; while an obligation is open, only forms that meet one. Source: docs/rules.md 5.23.
 */
export async function runAccountAction(request: Request, session: Session, address: string) {
  const form = await readForm(request);
  const wish = accountIntentSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) throw new Response(null, { status: 400 });
  if (!meetsObligations(wish.data.intent)) refuseObliged(request, session);
  const services = getServices();
  switch (wish.data.intent) {
    case 'save_profile':
      return save({ session, form, address });
    case 'change_password':
      return change({ session, form, address });
    case 'accept_terms': {
      const { status } = await acceptTerms(services, session, wish.data);
      if (status === 'stale') return answer({ intent: 'accept_terms', isStale: true }, STALE);
      return leadOn({ session, form, address }, 'shell:met.terms', (owed) => owed !== 'REQUIREACCEPTTERMS');
    }
    case 'end_session': {
      const { status } = await endSession(services, session, wish.data.handle);
      const title = status === 'done' ? 'account:sessions.ended' : 'account:sessions.endedBefore';
      return redirectWithToast(ACCOUNT_PATH, { kind: status === 'done' ? 'success' : 'info', title });
    }
    case 'end_others':
      await endOtherSessions(services, session);
      return redirectWithToast(ACCOUNT_PATH, { kind: 'success', title: 'account:sessions.othersEnded' });
  }
}

function answer(told: AccountAnswer, status: number, headers: HeadersInit = {}) {
  return data(told, { status, headers });
}

async function save({ session, form }: Sent) {
  const { actor } = session;
  const isAdmin = roleMay(actor.role, 'account.edit_national_id');
  const schema = isAdmin ? profileWithNationalIdSchema : profileSchema;
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  const intent = 'save_profile';
  if (submission.status !== 'success') return answer({ intent, reply: submission.reply() }, WRONG);
  const result = await saveProfile(getServices(), actor, submission.value);
  switch (result.status) {
    case 'stale':
      return answer({ intent, reply: submission.reply(), isStale: true }, STALE);
    case 'invalid':
      return answer({ intent, reply: submission.reply({ fieldErrors: fieldErrors(result.errors) }) }, WRONG);
    case 'forbidden':
      throw new Response(null, { status: 403 });
    case 'unchanged':
      return redirectWithToast(ACCOUNT_PATH, { kind: 'info', title: 'account:profile.unchanged' });
    case 'done':
      return redirectWithToast(ACCOUNT_PATH, { kind: 'success', title: 'account:profile.saved' });
  }
}

async function change({ session, form, address }: Sent) {
  const submission = parseWithZod(form, { schema: changePasswordSchema, disableAutoCoercion: true });
  const intent = 'change_password';
  // Passwords are never sent back to the page.
  const hidden = { hideFields: ['currentPassword', 'password', 'passwordConfirmation'] };
  if (submission.status !== 'success') return answer({ intent, reply: submission.reply(hidden) }, WRONG);
  const { currentPassword, password } = submission.value;
  const result = await changePassword(getServices(), session, { currentPassword, password, address });
  switch (result.status) {
    case 'forbidden':
      throw new Response(null, { status: 403 });
    case 'invalid':
      return answer({ intent, reply: submission.reply({ ...hidden, fieldErrors: fieldErrors(result.errors) }) }, WRONG);
    case 'throttled': {
      const waitMinutes = Math.ceil(result.waitSeconds / 60);
      return answer(
        { intent, reply: submission.reply(hidden), waitMinutes },
        outcomeCode(result),
        outcomeHeaders(result),
      );
    }
    case 'done':
      return leadOn({ session, form, address }, 'shell:met.password', (owed) => !isAboutPassword(owed));
  }
}

function fieldErrors(errors: Readonly<Record<string, string | undefined>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, wrong]) => (wrong ? [[name, [wrong]]] : [])));
}

/**
 * Redirects to the account while obligations remain. Once they are met, perhaps in another tab, redirects to the page
 * that they interrupted.
 */
function leadOn(
  { session, form }: Sent,
  title: string,
  isOwed: (obligation: Session['obligations'][number]) => boolean,
) {
  const returnTo = form.get('returnTo');
  const owesMore = session.obligations.some(isOwed);
  const wasObliged = session.obligations.length > 0;
  const account =
    returnTo === null ? ACCOUNT_PATH : `${ACCOUNT_PATH}?${new URLSearchParams({ returnTo: String(returnTo) })}`;
  const to = owesMore ? account : wasObliged || returnTo !== null ? safeReturnPath(returnTo) : ACCOUNT_PATH;
  return redirectWithToast(to, { kind: 'success', title });
}
