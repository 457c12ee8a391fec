import { findDoctors } from '@aval/application/demands/detail/find-doctors';
import { idParameter } from '@aval/application/lists/page-parameters';
import { createI18n } from '@aval/i18n/instance';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { loadVisitor } from '../../../server/visitor.server';

/**
 * Doctors of a company who could take over one demand or all demands of a doctor; doctors who do not work at the
 * prescribing center are marked.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requirePermission(request, 'demands.take_over');
  const asked = new URL(request.url).searchParams;
  const companyId = Number(asked.get('companyId'));
  const fromId = idParameter.parse(asked.get('from') ?? undefined);
  const demandId = z.uuid().safeParse(asked.get('demand')).data;
  const found = await findDoctors(getServices(), actor, { companyId, fromId, demandId, text: asked.get('q') ?? '' });
  const { language } = await loadVisitor(request);
  const t = (await createI18n(language, ['decision'])).getFixedT(null, 'decision');
  return {
    options: found.map(({ id, name, email, withoutCenters: centers }) => {
      const mark = t('takeOverDialog.withoutCenter', { centers: centers.join(', ') });
      return { value: String(id), label: name, description: email, ...(centers.length > 0 ? { warning: mark } : {}) };
    }),
  };
}
