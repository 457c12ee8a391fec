import { getDelivery } from '@aval/application/demands/detail/get-delivery';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf, notFound } from '../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Delivery state of a submitted demand. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const delivery = await getDelivery(getServices(), actor, { demandId: demandIdOf(params) });
  if (!delivery) throw notFound();
  return delivery;
}
