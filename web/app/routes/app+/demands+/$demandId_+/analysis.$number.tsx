import { analyseAgain } from '@aval/application/congruence/analyse-again';
import { countAnalysisOfPage } from '@aval/application/congruence/count-analysis';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf, notFound, versionNumberOf } from '../../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Analyses a version with the current rules. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const throttled = await countAnalysisOfPage(actor);
  if (throttled) return outcomeResponse(throttled);
  const version = { demandId: demandIdOf(params), versionNumber: versionNumberOf(params) };
  const report = await analyseAgain(getServices(), actor, version);
  if (!report) throw notFound();
  return report;
}
