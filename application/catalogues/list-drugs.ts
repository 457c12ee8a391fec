import { lifetimePrincipleOf } from '@aval/domain/congruence/subject/substances';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import type { CatalogueOption } from './search-options';

/** All drugs that may be chosen, by name: few enough for a browser to hold and to search in. Hidden ones are for versions that name them. Where it is asked for, those alone that have a lifetime dose. */
export async function listDrugs(services: Services, { isLifetime = false } = {}): Promise<CatalogueOption[]> {
  const drugs = await services.database.drug.findMany({
    where: { hidden: false },
    select: { id: true, name: true, activePrinciple: true, atcCode: true },
    orderBy: BY_NAME,
  });
  const listed = isLifetime ? drugs.filter((drug) => lifetimePrincipleOf(drug) !== null) : drugs;
  return listed.map(({ id, name, activePrinciple }) => ({
    id,
    label: name,
    detail: activePrinciple.toLowerCase() === name.toLowerCase() ? null : activePrinciple,
  }));
}
