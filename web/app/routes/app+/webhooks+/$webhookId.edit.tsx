import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { WebhookForm } from '../../../features/webhooks/components/webhook-form';
import { loadWebhook, saveWebhook } from '../../../features/webhooks/webhooks-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return loadWebhook(session, params.webhookId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return saveWebhook(session, request, params.webhookId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export { showsWhatIsStored as shouldRevalidate } from '../../../components/entries/shows-what-is-stored';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:editTitle');

export default function EditWebhook() {
  const { webhook } = useLoaderData<typeof loader>();
  return <WebhookForm key={webhook.id} webhook={webhook} answer={useAnswer<typeof action>()} />;
}
