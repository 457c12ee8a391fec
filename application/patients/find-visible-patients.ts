import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { fieldsOf, PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../lists/by-name';
import { containing } from '../lists/containing';
import { pickFacts } from './patient-facts';

/** Returns the condition for patients that an actor may see. Source: docs/rules.md 2.9. */
export function patientScope(actor: Actor, today: CivilDate): Prisma.PatientWhereInput {
  const companies: Prisma.PatientWhereInput = { companyId: { in: [...actor.companyIds] } };
  switch (actor.role) {
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'MANAGER':
    case 'REPRESENTATIVE':
      return companies;
    case 'SUPERVISOR':
    case 'CONSULTANT':
      return { AND: [companies, { demands: { some: demandScope(actor, today) } }] };
    case 'DOCTOR':
    case 'ASSISTANT':
      return {
        AND: [companies, { OR: [{ createdById: actor.userId }, { demands: { some: demandScope(actor, today) } }] }],
      };
  }
}

export interface PatientSearch {
  text: string;
  /** Ids to find instead of a text. */
  ids?: readonly number[] | null;
  maximum: number;
}

const FOUND_FIELDS = fieldsOf(PATIENT_PLACES.found);
type FoundField = (typeof FOUND_FIELDS)[number];

export type FoundPatient = { id: number } & Pick<VersionPatient, FoundField>;

export const FOUND_PATIENT = Object.fromEntries(['id', ...FOUND_FIELDS].map((name) => [name, true])) as Record<
  'id' | FoundField,
  true
> satisfies Prisma.PatientSelect;

export function toFoundPatient(row: Prisma.PatientGetPayload<{ select: typeof FOUND_PATIENT }>): FoundPatient {
  return { id: row.id, ...pickFacts(row, FOUND_FIELDS) };
}

/** A name has no digit; a card number, DNI or NIE has several, maybe in full width. */
export const MAY_BE_NUMBER = /\p{Nd}/u;

/** Up to this many matches are passed to the scope as ids; for more frequent texts, the names in scope are compared. */
const FEW_NAMES = 499;

/** Finds patients in scope by name (ignoring accents and case) or by the beginning of the card number. */
export async function findVisiblePatients(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  search: PatientSearch,
): Promise<FoundPatient[]> {
  const company: Prisma.PatientWhereInput = actor.companyId === null ? {} : { companyId: actor.companyId };
  const find = (condition: Prisma.PatientWhereInput, take: number) =>
    tx.patient.findMany({
      where: { AND: [patientScope(actor, today), company, condition] },
      select: FOUND_PATIENT,
      orderBy: BY_NAME,
      take,
    });
  // Exact matches first, since many longer numbers may start with it.
  const card = !search.ids && MAY_BE_NUMBER.test(search.text) ? identifierKey(search.text) : '';
  const exact = card === '' ? [] : await find({ cardKey: card }, search.maximum);
  const others = await find(
    { AND: [await matching(tx, search), { id: { notIn: exact.map(({ id }) => id) } }] },
    search.maximum - exact.length,
  );
  return [...exact, ...others].map(toFoundPatient);
}

async function matching(tx: Transaction, { text, ids }: PatientSearch): Promise<Prisma.PatientWhereInput> {
  if (ids) return { id: { in: [...ids] } };
  if (!text) return {};
  const card = identifierKey(text);
  return { OR: [await named(tx, text), ...(card === '' ? [] : [{ cardKey: { startsWith: card } }])] };
}

/**
 * Returns the condition for a name, ignoring accents and case. Only the search function can use an index for it, but it
 * knows companies and no scope, so its answer counts only when it is complete.
 */
export async function named(tx: Transaction, text: string): Promise<Prisma.PatientWhereInput> {
  const [found] = await tx.$queryRaw<{ ids: number[] | null; words: string[] }[]>`
    SELECT CASE WHEN cardinality(ids) <= ${FEW_NAMES} THEN ids END AS ids, string_to_array(search_text(${text}), ' ') AS words
    FROM (SELECT ARRAY(SELECT search_patients(${text}, ${FEW_NAMES + 1})) AS ids) AS search`;
  if (found?.ids) return { id: { in: found.ids } };
  return { AND: (found?.words ?? []).map((word) => ({ searchName: containing(word) })) };
}
