import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SecurityPage } from '../../../features/security-record/components/security-page';
import { SECURITY_PAGE } from '../../../features/security-record/security-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'security_record.view');
  return SECURITY_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'securityRecord:title');

export default function SecurityRecord() {
  return <SecurityPage loaded={useLoaderData<typeof loader>()} />;
}
