import { summableUnits } from '@aval/domain/clinical/lifetime/lifetime-dose';
import { lifetimePrincipleOf } from '@aval/domain/congruence/subject/substances';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import type { CatalogueOption } from './search-options';

/**
 * Returns all drugs that a form may choose, by name: few enough for a browser to hold and search. With `isLifetime`,
 * only those with a lifetime dose.
 */
export async function listDrugs(services: Services, { isLifetime = false } = {}): Promise<CatalogueOption[]> {
  const drugs = await services.database.drug.findMany({
    where: { hidden: false },
    select: { id: true, name: true, activePrinciple: true, atcCode: true, otherNames: true },
    orderBy: BY_NAME,
  });
  return drugs.flatMap((drug): CatalogueOption[] => {
    const { id, name, activePrinciple } = drug;
    const detail = activePrinciple.toLowerCase() === name.toLowerCase() ? null : activePrinciple;
    const option = { id, label: name, detail, otherNames: namesIn(drug.otherNames) };
    if (!isLifetime) return [option];
    const principle = lifetimePrincipleOf(drug);
    return principle === null ? [] : [{ ...option, lifetimeUnits: summableUnits(principle) }];
  });
}

function namesIn(otherNames: string | null): string[] {
  return (otherNames ?? '').split(/\s*[,;]\s*/).filter((name) => name !== '');
}
