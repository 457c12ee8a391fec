import type { Actor } from '@aval/domain/access/actor';
import { browsePatients } from './browse-patients';
import type { Throttled } from './numbers/number-attempts';
import type { PatientListQuery } from './patient-condition';
import { searchPatients } from './search-patients';

type Page = NonNullable<Awaited<ReturnType<typeof browsePatients>>>;

/**
 * As `browsePatients`; where nobody in sight has a number that was asked for, whoever of the company has exactly that one. The
 * question is counted and the look recorded, as in the wizard. Source: docs/rules.md 2.9, 2.10.
 */
export async function browseByNumber(
  services: Parameters<typeof browsePatients>[0],
  actor: Actor,
  query: PatientListQuery,
): Promise<Page | Throttled | null> {
  const page = await browsePatients(services, actor, query);
  const number = query.by?.cardNumber ?? query.by?.nationalId;
  if (!page || page.count > 0 || number === undefined) return page;
  const foundIds: number[] = [];
  for (const companyId of actor.companyId === null ? actor.companyIds : [actor.companyId]) {
    if (query.filters.companyId !== undefined && query.filters.companyId !== companyId) continue;
    const found = await searchPatients(services, actor, companyId, number, { isExact: true });
    if (found.status !== 'found') return found;
    foundIds.push(...found.patients.map(({ id }) => id));
  }
  return foundIds.length === 0 ? page : browsePatients(services, actor, { ...query, foundIds });
}
