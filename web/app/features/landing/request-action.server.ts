import type { Tenant } from '@aval/application/access/find-tenant';
import { requestAccount } from '@aval/application/invitations/request-account';
import { accountRequestSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import type { Language } from '@aval/i18n/languages';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { issuesByField } from '../../server/forms/issues-by-field';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode, outcomeHeaders } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { REQUEST_SENT } from './landing-address';

const WRONG = { status: outcomeCode({ status: 'invalid' }) };

interface Asker {
  tenant: Tenant;
  language: Language;
  address: string;
}

/** Submits an account request and redirects to the confirmation. */
export async function runAccountRequest(request: Request, { tenant, language, address }: Asker) {
  if (tenant.isDefault) throw new Response(null, { status: 404 });
  const submission = parseWithZod(await readForm(request), { schema: accountRequestSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return data({ reply: submission.reply(), waitMinutes: null }, WRONG);
  const result = await requestAccount(getServices(), { tenant, address, language, form: submission.value });
  switch (result.status) {
    case 'taken':
      return redirect(REQUEST_SENT);
    case 'invalid': {
      const reply = submission.reply({ fieldErrors: issuesByField(result.issues) });
      return data({ reply, waitMinutes: null }, WRONG);
    }
    case 'throttled': {
      const waitMinutes = Math.ceil(result.waitSeconds / 60);
      const init = { status: outcomeCode(result), headers: outcomeHeaders(result) };
      return data({ reply: submission.reply(), waitMinutes }, init);
    }
    case 'not_found':
      throw new Response(null, { status: 404 });
  }
}
