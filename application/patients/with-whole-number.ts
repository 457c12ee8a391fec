import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { patientScope } from './find-visible-patients';
import type { Throttled } from './numbers/number-attempts';
import type { PatientListQuery } from './patient-condition';
import { searchPatients } from './search-patients';

/**
 * Adds the patient of the company who has exactly the queried number to the visible ones whose number starts with it.
 * The check is counted and leaves an access record, as in the wizard; none is made when a visible patient has the
 * number. Source: docs/rules.md 2.9, 2.10.
 */
export async function withWholeNumber(
  services: Services,
  actor: Actor,
  query: PatientListQuery,
): Promise<PatientListQuery | Throttled> {
  const number = query.by?.cardNumber ?? query.by?.nationalId;
  if (number === undefined || !roleMay(actor.role, 'patients.find_by_exact_number')) return query;
  if (await isOfSomebodyInSight(services, actor, number)) return query;
  const foundIds: number[] = [];
  for (const companyId of actor.companyId === null ? actor.companyIds : [actor.companyId]) {
    if (query.filters.companyId !== undefined && query.filters.companyId !== companyId) continue;
    const found = await searchPatients(services, actor, companyId, number, { isExact: true });
    if (found.status !== 'found') return found;
    foundIds.push(...found.patients.map(({ id }) => id));
  }
  return { ...query, foundIds };
}

function isOfSomebodyInSight({ database, clock }: Services, actor: Actor, number: string): Promise<boolean> {
  const key = identifierKey(number);
  const own = [{ cardKey: key }, { nationalId: key }];
  const where = { AND: [{ OR: own }, patientScope(actor, civilDateOf(clock.now()))] };
  return forActor(database, actor).read(
    async (tx) => (await tx.patient.findFirst({ where, select: { id: true } })) !== null,
  );
}
