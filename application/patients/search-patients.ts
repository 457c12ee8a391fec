import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { findByExactNumber } from './find-by-exact-number';
import { type FoundPatient, findVisiblePatients, MAY_BE_NUMBER } from './find-visible-patients';
import { countNumber, type Throttled } from './numbers/number-attempts';

const MAXIMUM = 20;

export type PatientSearchResult = { status: 'found'; patients: FoundPatient[] } | Throttled;

interface PatientSearchOptions {
  /** Finds only exact matches of card number or DNI/NIE. */
  isExact?: boolean;
}

/**
 * Finds patients for a new request: those in sight by name or card, and any of the company by the exact card number or
 * DNI/NIE. A find by number alone leaves an access record. Source: docs/rules.md 2.9, 2.10.
 */
export async function searchPatients(
  services: Services,
  actor: Actor,
  companyId: number,
  typed: string,
  { isExact = false }: PatientSearchOptions = {},
): Promise<PatientSearchResult> {
  const text = typed.trim().slice(0, 100);
  const now = services.clock.now();
  const asksForNumber = MAY_BE_NUMBER.test(text) && can(actor, 'patients.find_by_exact_number', { companyId });
  const throttled = asksForNumber ? await countNumber(services, actor) : null;
  if (throttled) return throttled;
  return forActor(services.database, actor).run(async (tx) => {
    const exact = asksForNumber ? await findByExactNumber(tx, actor, now, { companyId, text }) : [];
    if (isExact) return { status: 'found', patients: exact };
    const visible = await findVisiblePatients(tx, actor, civilDateOf(now), { text, maximum: MAXIMUM });
    const others = visible.filter(({ id }) => exact.every((patient) => patient.id !== id));
    return { status: 'found', patients: [...exact, ...others] };
  });
}
