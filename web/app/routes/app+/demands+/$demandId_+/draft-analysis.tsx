import { analyseDraft } from '@aval/application/congruence/analyse-draft';
import { countAnalysisOfPage } from '@aval/application/congruence/count-analysis';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Congruence analysis of the working copy, requested by the wizard after each save. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const throttled = await countAnalysisOfPage(actor);
  return outcomeResponse(throttled ?? (await analyseDraft(getServices(), actor, demandIdOf(params))));
}
