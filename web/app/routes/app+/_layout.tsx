import { listNotifications } from '@aval/application/notifications/list-notifications';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { ContextSwitch } from '../../features/home/components/context-switch';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { AppShell } from '../../shell/app-shell';
import { FailurePage } from '../../shell/failure-page';
import { usePageData } from '../../shell/use-page-data';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor, context } = await requireUser(request);
  return { choices: context.choices, notifications: await listNotifications(getServices(), actor) };
}

export default function AppLayout() {
  const { choices, notifications } = useLoaderData<typeof loader>();
  const page = usePageData();
  if (!page?.tenant || !page.user) return null;
  return (
    <AppShell
      tenant={page.tenant}
      user={page.user}
      context={<ContextSwitch choices={choices} />}
      bell={<NotificationBell initial={notifications} />}
    >
      <Outlet />
    </AppShell>
  );
}

/** What fails inside leaves the navigation where it is. */
export function ErrorBoundary() {
  const page = usePageData();
  if (!page?.tenant || !page.user) return <FailurePage />;
  return (
    <AppShell tenant={page.tenant} user={page.user}>
      <FailurePage bare />
    </AppShell>
  );
}
