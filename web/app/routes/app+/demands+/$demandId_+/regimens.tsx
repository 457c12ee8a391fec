import { listRegimenChoices } from '@aval/application/congruence/list-regimen-choices';
import { MOST_CYCLES } from '@aval/domain/clinical/form-bounds';
import { group, integer, text } from '@aval/domain/validation/fields/field';
import { readText } from '@aval/domain/validation/fields/readers';
import { createI18n } from '@aval/i18n/instance';
import type { ActionFunctionArgs } from '@remix-run/node';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { regimenOptions } from '../../../../features/wizard/regimen/regimen-options';
import { readForm } from '../../../../server/forms/read-form.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';
import { loadVisitor } from '../../../../server/visitor.server';

const cycleSchema = integer({ min: 0, max: MOST_CYCLES });
const followedSchema = group({ slug: text(), firstCycle: integer({ min: 1, max: MOST_CYCLES }) });

/**
 * Regimens offered in step 4: the whole library, searched in the browser. A POST, because tumour and intention are
 * patient data.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const asked = Object.fromEntries(await readForm(request));
  const { tumour, intention, cycle, ...followed } = asked;
  const requested = { tumourType: readText(tumour) ?? null, intention: readText(intention) ?? null };
  const search = await listRegimenChoices(getServices(), actor, {
    demandId: demandIdOf(params),
    requested,
    cycle: cycleSchema.safeParse(cycle).data ?? 1,
    followed: followedSchema.safeParse(followed).data ?? null,
  });
  if (search.status !== 'found') return outcomeResponse(search);
  const { language } = await loadVisitor(request);
  const words = await createI18n(language, ['demand', 'wizard']);
  return { options: regimenOptions(words, search.regimens, requested) };
}
