import { getReminderSettings, listReminderCompanies } from '@aval/application/reminders/get-reminder-settings';
import { saveReminderSettings } from '@aval/application/reminders/save-reminder-settings';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { RemindersPage } from '../../features/reminders/components/reminders-page';
import { reminderFormSchema } from '../../features/reminders/form.server';
import { readForm } from '../../server/forms/read-form.server';
import { requirePermission } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'reminders.edit');
  const services = getServices();
  const companies = await listReminderCompanies(services, actor);
  const asked = new URL(request.url).searchParams.get('company');
  const companyId = asked === null ? companies[0]?.id : rowIdSchema.safeParse(asked).data;
  const settings = companyId ? await getReminderSettings(services, actor, companyId) : null;
  if (!settings) throw new Response(null, { status: 404 });
  return { companies, settings };
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'reminders.edit');
  const submission = parseWithZod(await readForm(request), { schema: reminderFormSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return data({ reply: submission.reply(), isStale: false }, { status: 400 });
  const { companyId, revision, ...rules } = submission.value;
  const result = await saveReminderSettings(getServices(), actor, { companyId, rules, revision });
  switch (result.status) {
    case 'stale':
      return data({ reply: submission.reply(), isStale: true }, { status: 409 });
    case 'not_found':
      throw new Response(null, { status: 404 });
    case 'forbidden':
      throw new Response(null, { status: 403 });
    case 'done':
    case 'unchanged':
      return redirectWithToast(`/app/reminders?company=${companyId}`, TOASTS[result.status]);
  }
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../components/entries/shows-what-is-stored';

const TOASTS = {
  done: { kind: 'success', title: 'reminders:saved', description: 'reminders:savedText' },
  unchanged: { kind: 'info', title: 'reminders:unchanged' },
} as const;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'reminders:title');

export default function Reminders() {
  const { companies, settings } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <RemindersPage
      key={settings.companyId}
      companies={companies}
      settings={settings}
      reply={answer?.reply}
      isStale={answer?.isStale ?? false}
    />
  );
}
