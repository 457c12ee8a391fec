import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { UserProfile } from '../../../features/users/components/user-profile';
import { loadUser } from '../../../features/users/user-entry.server';
import { answerUserStep } from '../../../features/users/user-steps.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'users.view');
  return loadUser(session, params.userId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'users.deactivate');
  return answerUserStep(session, request, params.userId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'users:entryTitle');

export default function User() {
  return <UserProfile {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
