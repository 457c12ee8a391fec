import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import type { CatalogueOption } from './search-options';

/** All drugs that may be chosen, by name: few enough for a browser to hold and to search in. Hidden ones are for versions that name them. */
export async function listDrugs(services: Services): Promise<CatalogueOption[]> {
  const drugs = await services.database.drug.findMany({
    where: { hidden: false },
    select: { id: true, name: true, activePrinciple: true },
    orderBy: BY_NAME,
  });
  return drugs.map(({ id, name, activePrinciple }) => ({
    id,
    label: name,
    detail: activePrinciple.toLowerCase() === name.toLowerCase() ? null : activePrinciple,
  }));
}
