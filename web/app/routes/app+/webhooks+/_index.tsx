import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WebhooksPage } from '../../../features/webhooks/components/webhooks-page';
import { WEBHOOKS_PAGE } from '../../../features/webhooks/webhooks-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return WEBHOOKS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:title');

export default function Webhooks() {
  return <WebhooksPage loaded={useLoaderData<typeof loader>()} />;
}
