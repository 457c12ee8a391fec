import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { RemindersPage } from '../../features/reminders/components/reminders-page';
import { loadReminders, saveReminders } from '../../features/reminders/reminders-page.server';
import { requirePermission } from '../../server/guards.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'reminders.edit');
  return loadReminders(request, session);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'reminders.edit');
  return saveReminders(request, session);
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'reminders:title');

export default function Reminders() {
  const { companies, settings } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <RemindersPage key={settings.companyId} companies={companies} settings={settings} answer={answer} />;
}
