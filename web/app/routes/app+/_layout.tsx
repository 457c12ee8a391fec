import { listNotifications } from '@aval/application/notifications/list-notifications';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { staysOnPage } from '../../components/dialogs/stays-on-page';
import { useKeptOpening } from '../../features/demand-list/list-of-demand';
import { ContextElsewhere } from '../../features/home/components/context-elsewhere';
import { ContextSwitch } from '../../features/home/components/context-switch';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { requireAccount } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { AppShell } from '../../shell/app-shell';
import { usePageData } from '../../shell/data/use-page-data';
import { FailurePage } from '../../shell/failure-page';
import { BarBrand } from '../../shell/navigation/lockup';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor, context, obligations } = await requireAccount(request);
  // A user with an open obligation gets no other data.
  if (obligations.length > 0) return null;
  return { choices: context.choices, notifications: await listNotifications(getServices(), actor) };
}

/** Frame around its content; the bar's data are missing only when this route's loader failed. */
function Frame({ children }: { children: ReactNode }) {
  const bar = useRouteLoaderData<typeof loader>('routes/app+/_layout');
  const page = usePageData();
  if (!page?.tenant || !page.user) return <FailurePage />;
  return (
    <AppShell
      tenant={page.tenant}
      user={page.user}
      context={bar ? <ContextSwitch choices={bar.choices} otherwise={<BarBrand {...page.tenant} />} /> : null}
      bell={bar ? <NotificationBell loaded={bar.notifications} /> : null}
    >
      {bar ? <ContextElsewhere userId={page.user.id} choices={bar.choices} /> : null}
      {children}
    </AppShell>
  );
}

/**
 * A refused or failed form has changed nothing, and the server may be unreachable. Filters and dialogs do not affect
 * the bar, which polls its own data.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  if (staysOnPage(change)) return false;
  const { actionStatus = 200, defaultShouldRevalidate } = change;
  return actionStatus < 400 && defaultShouldRevalidate;
}

export default function AppLayout() {
  useKeptOpening();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Keeps the navigation when a page inside fails. */
export function ErrorBoundary() {
  return (
    <Frame>
      <FailurePage inside />
    </Frame>
  );
}
