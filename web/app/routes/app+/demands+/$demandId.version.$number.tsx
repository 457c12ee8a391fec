import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DemandPage } from '../../../features/demand-detail/components/demand-page';
import { demandTitle } from '../../../features/demand-detail/demand-title';
import { demandIdOf, loadDetailPage, versionNumberOf } from '../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../server/guards.server';

/** Demand as of one of its versions. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  return loadDetailPage({ request, session, demandId: demandIdOf(params), versionNumber: versionNumberOf(params) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => demandTitle(data?.demand, matches);

export default function VersionRoute() {
  const { demand } = useLoaderData<typeof loader>();
  return <DemandPage demand={demand} />;
}
