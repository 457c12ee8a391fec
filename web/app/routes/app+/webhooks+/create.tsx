import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { NewWebhookForm } from '../../../features/webhooks/components/webhook-form';
import { loadNewWebhook, makeWebhook } from '../../../features/webhooks/webhooks-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return loadNewWebhook(session, request);
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return makeWebhook(session, request);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:createTitle');

export default function CreateWebhook() {
  return <NewWebhookForm {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
