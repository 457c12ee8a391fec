import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RegimensPage } from '../../../features/regimens/components/regimens-page';
import { REGIMENS_PAGE } from '../../../features/regimens/regimens-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'regimens.list');
  return { list: await REGIMENS_PAGE.load(session, request), companyId: session.actor.companyId };
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'regimens:title');

export default function Regimens() {
  const { list, companyId } = useLoaderData<typeof loader>();
  return <RegimensPage loaded={list} companyId={companyId} />;
}
