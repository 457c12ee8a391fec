import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import type { CommandReply } from '../../../features/demand-actions/command-reply';
import { DemandPage } from '../../../features/demand-detail/components/demand-page';
import { OpenDialog } from '../../../features/demand-detail/components/open-dialog';
import { demandTitle } from '../../../features/demand-detail/demand-title';
import { runDetailAction } from '../../../features/demand-detail/detail-action.server';
import { demandIdOf, loadDetailPage } from '../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../server/guards.server';
import { isOutdated, outcomeCode } from '../../../server/outcome-codes';
import { askedFirst } from '../../../server/return-path';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  return loadDetailPage({ request, session, demandId: demandIdOf(params) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireUser(request);
  return runDetailAction(request, session, demandIdOf(params));
}

/**
 * Keeps the input when the server is unreachable or fails, the session has ended, an obligation is open or the demand
 * is not visible any more; the dialog reports it and offers a retry where that helps. Source: docs/rules.md 9.9.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const reply = await serverAction<CommandReply | null>();
    return reply ? answer(reply) : reply;
  } catch (error) {
    const first = error instanceof Response ? askedFirst(error) : null;
    if (first) return answer({ status: first });
    if (isRouteErrorResponse(error) && error.status === 404) return answer({ status: 'not_found' });
    if (!(error instanceof Error) && !(isRouteErrorResponse(error) && error.status >= 500)) throw error;
    return answer({ status: 'offline' });
  }
}

/** Sets the outcome's status code, which decides whether the page is reloaded. */
function answer(reply: CommandReply): Response {
  return Response.json(reply, { status: outcomeCode(reply) });
}

/** Opening a dialog needs no new data; a response that the demand has changed does. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = change;
  if (actionStatus !== undefined && actionStatus >= 400) return isOutdated(actionStatus);
  if (!formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => demandTitle(page?.demand, matches);

export default function DemandRoute() {
  const { demand, ...dialogs } = useLoaderData<typeof loader>();
  return (
    <>
      <DemandPage demand={demand} />
      <OpenDialog key={demand.id} demand={demand} {...dialogs} />
    </>
  );
}
