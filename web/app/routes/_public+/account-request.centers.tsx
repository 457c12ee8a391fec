import { searchRequestableCenters } from '@aval/application/invitations/choosable-centers';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../components/choices/use-async-options';
import { publicRoute } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

/** Centers of the company for an account request: names only, a limited number at a time. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { tenant } = await publicRoute(request);
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const centers = await searchRequestableCenters(getServices(), tenant.companyId, typed);
  return { options: centers.map(({ id, name }) => ({ value: String(id), label: name })) };
}
