import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WebhookDetail } from '../../../features/webhooks/components/webhook-detail';
import { changeWebhook, loadWebhook } from '../../../features/webhooks/webhooks-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return loadWebhook(session, params.webhookId);
}

/** Switches, tests or removes the webhook, and shows or replaces its secret. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return changeWebhook(session, request, params.webhookId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:entryTitle');

export default function Webhook() {
  return <WebhookDetail {...useLoaderData<typeof loader>()} />;
}
