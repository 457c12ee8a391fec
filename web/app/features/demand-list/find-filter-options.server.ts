import { type OptionFilter, searchFilterOptions } from '@aval/application/demands/list/filter-options';
import type { Actor } from '@aval/domain/access/actor';
import { FILTERS, listFilters } from '@aval/domain/access/demand-list';
import type { FoundOptions } from '../../components/choices/use-async-options';
import { getServices } from '../../server/services.server';

/** Returns the options of a filter; throws 404 when the user is not offered it. */
export async function findFilterOptions(actor: Actor, filter: OptionFilter, text: string): Promise<FoundOptions> {
  const offered: readonly string[] = listFilters(actor).map((name) => FILTERS[name].parameter);
  if (!offered.includes(filter)) throw new Response(null, { status: 404 });
  const options = await searchFilterOptions(getServices(), actor, filter, text);
  return {
    options: options.map(({ id, label, detail }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
    })),
  };
}
