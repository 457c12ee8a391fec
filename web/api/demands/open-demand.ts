import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { Problem } from '../answers/problem';

/** A demand with the typed steps of a draft; null for all others. */
export type DemandToAnswer = DemandDetail & { typed: DraftForms | null };

/**
 * Returns a demand as its reader sees it, writing an access record. The company in context does not matter, since it
 * narrows lists only (decision 17). Throws `not_found`.
 */
export async function openDemand(
  services: Services,
  actor: Actor,
  demandId: string,
  versionNumber?: number,
): Promise<DemandToAnswer> {
  const request = { demandId, ...(versionNumber === undefined ? {} : { versionNumber }) };
  const first = await getDemand(services, actor, request);
  const look =
    first?.status === 'other_context'
      ? await getDemand(services, { ...actor, companyId: first.companyId }, request)
      : first;
  if (look?.status !== 'visible') throw new Problem('not_found');
  return { ...look.demand, typed: look.typed };
}
