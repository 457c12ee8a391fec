import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { Problem } from '../answers/problem';

/** With the steps of a draft as they were typed; null for everything else. */
export type LookedAt = DemandDetail & { typed: DraftForms | null };

/** A demand as its reader sees it, whatever company is in context, which narrows lists alone (decision 17); the look is recorded. */
export async function lookAtDemand(
  services: Services,
  actor: Actor,
  demandId: string,
  versionNumber?: number,
): Promise<LookedAt> {
  const request = { demandId, ...(versionNumber === undefined ? {} : { versionNumber }) };
  const first = await getDemand(services, actor, request);
  const look =
    first?.status === 'other_context'
      ? await getDemand(services, { ...actor, companyId: first.companyId }, request)
      : first;
  if (look?.status !== 'visible') throw new Problem('not_found');
  return { ...look.demand, typed: look.typed };
}
