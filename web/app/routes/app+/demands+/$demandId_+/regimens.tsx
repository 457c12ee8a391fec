import { listRegimenChoices } from '@aval/application/congruence/list-regimen-choices';
import { group, integer, text } from '@aval/domain/validation/fields/field';
import { createI18n } from '@aval/i18n/instance';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { regimenOptions } from '../../../../features/wizard/regimen/regimen-options';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';
import { loadVisitor } from '../../../../server/visitor.server';

const cycleSchema = integer({ min: 0, max: 999 });
const followedSchema = group({ slug: text(), firstCycle: integer({ min: 1, max: 999 }) });

/** The regimens that step 4 offers: the whole library, which browsers search in. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const requested = { tumourType: searchParams.get('tumour'), intention: searchParams.get('intention') };
  const search = await listRegimenChoices(getServices(), actor, {
    demandId: demandIdOf(params),
    requested,
    cycle: cycleSchema.safeParse(searchParams.get('cycle')).data ?? 1,
    followed: followedSchema.safeParse(Object.fromEntries(searchParams)).data ?? null,
  });
  if (search.status !== 'found') return outcomeResponse(search);
  const { language } = await loadVisitor(request);
  const words = await createI18n(language, ['demand', 'wizard']);
  return { options: regimenOptions(words, search.regimens, requested) };
}
