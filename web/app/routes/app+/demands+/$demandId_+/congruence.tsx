import { getCongruenceAddress } from '@aval/application/demands/detail/get-congruence-address';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { congruenceFrame } from '../../../../features/demand-detail/congruence-frame.server';
import { demandIdOf, notFound } from '../../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

/** Separate page that frames the company's report, because the application's own pages may not frame other origins. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { actor, user } = await requireUser(request);
  const address = await getCongruenceAddress(getServices(), actor, demandIdOf(params));
  if (address === null) throw notFound();
  return congruenceFrame({ address, language: user.language, nonce: context.nonce });
}
