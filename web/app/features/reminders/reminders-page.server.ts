import type { Session } from '@aval/application/access/load-session';
import { getReminderSettings, listReminderCompanies } from '@aval/application/reminders/get-reminder-settings';
import { saveReminderSettings } from '@aval/application/reminders/save-reminder-settings';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { reminderFormSchema } from './form.server';
import { companyReminders } from './reminders-address';

/** Loads the reminder settings of the requested company, or of the first one. */
export async function loadReminders(request: Request, { actor }: Session) {
  const services = getServices();
  const companies = await listReminderCompanies(services, actor);
  const asked = new URL(request.url).searchParams.get('company');
  const companyId = asked === null ? companies[0]?.id : rowIdSchema.safeParse(asked).data;
  const settings = companyId ? await getReminderSettings(services, actor, companyId) : null;
  if (!settings) throw new Response(null, { status: 404 });
  return { companies, settings };
}

export async function saveReminders(request: Request, { actor }: Session) {
  const submission = parseWithZod(await readForm(request), { schema: reminderFormSchema, disableAutoCoercion: true });
  if (submission.status !== 'success')
    return data({ reply: submission.reply(), isStale: false }, { status: outcomeCode({ status: 'invalid' }) });
  const { companyId, revision, ...rules } = submission.value;
  const result = await saveReminderSettings(getServices(), actor, { companyId, rules, revision });
  switch (result.status) {
    case 'stale':
      return data({ reply: submission.reply(), isStale: true }, { status: outcomeCode(result) });
    case 'not_found':
      throw new Response(null, { status: 404 });
    case 'forbidden':
      throw new Response(null, { status: 403 });
    case 'done':
    case 'unchanged':
      return redirectWithToast(companyReminders(companyId), TOASTS[result.status]);
  }
}

const TOASTS = {
  done: { kind: 'success', title: 'reminders:saved', description: 'reminders:savedText' },
  unchanged: { kind: 'info', title: 'reminders:unchanged' },
} as const;
