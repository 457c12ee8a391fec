import type { Actor } from '@aval/domain/access/actor';
import { companyOfLists } from '@aval/domain/access/scope';
import { type CivilDate, endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { findOwnCenters } from '../external-ids/own-centers';
import type { Place } from '../lists/following-row';
import type { QueryOf } from '../lists/plain-list';
import { findEditedSince } from './edited-since';
import { named, patientScope } from './find-visible-patients';
import type { PATIENTS_LIST } from './patients-list';

export interface PatientListQuery extends QueryOf<typeof PATIENTS_LIST> {
  /** Text that the number in `search` stands for. */
  text: string | null;
  /** Search terms of an API client, each for its own field; numbers match from the beginning. */
  by?: {
    name?: string | undefined;
    cardNumber?: string | undefined;
    nationalId?: string | undefined;
    /** Identifier of one of the actor's own centers, exactly. */
    externalId?: string | undefined;
    /** ISO instant of the last edit, or of the entry where there was none. */
    updatedSince?: string | undefined;
    /** First and last day of the entry. */
    createdFrom?: CivilDate | undefined;
    createdTo?: CivilDate | undefined;
  };
  /** Place that an API client goes on from, instead of a page. */
  after?: Place<string, number> | undefined;
  /** Ids found by a whole number, shown beside the patients in sight. */
  foundIds?: readonly number[];
}

/**
 * Returns the condition of the patient list: patients that the actor may see in the company in context, narrowed by the
 * query. Source: docs/rules.md 2.21.
 */
export async function patientCondition(
  tx: Transaction,
  { actor, today }: { actor: Actor; today: CivilDate },
  { text, by = {}, filters, foundIds = [] }: PatientListQuery,
): Promise<Prisma.PatientWhereInput> {
  const { companyId, centerId, edited } = filters;
  const inContext = companyOfLists(actor);
  const scope = demandListScope(actor, today);
  const ofDemand = (demand: Prisma.DemandWhereInput) => ({ demands: { some: { AND: [demand, scope] } } });
  const inSight = patientScope(actor, today);
  const conditions: Prisma.PatientWhereInput[] = [
    foundIds.length > 0 ? { OR: [{ id: { in: [...foundIds] } }, inSight] } : inSight,
  ];
  // An equality on the company, so that an index of (company, sort key) also gives the order.
  if (inContext !== null) conditions.push({ companyId: inContext });
  if (actor.lookedAt) conditions.push(ofDemand({}));
  if (companyId !== undefined) conditions.push({ companyId });
  if (centerId !== undefined) conditions.push(ofDemand({ prescriberCenterId: centerId }));
  if (edited !== undefined) conditions.push(ofDemand({ id: { in: await findEditedSince(tx) } }));
  if (text) conditions.push(await called(tx, text));
  if (by.name !== undefined) conditions.push(await named(tx, by.name));
  if (by.cardNumber !== undefined) conditions.push({ cardKey: beginningWith(identifierKey(by.cardNumber)) });
  if (by.nationalId !== undefined) conditions.push({ nationalId: beginningWith(identifierKey(by.nationalId)) });
  if (by.externalId !== undefined) conditions.push(await identified(tx, actor, by.externalId));
  if (by.updatedSince !== undefined) conditions.push({ updatedAt: { gte: by.updatedSince } });
  if (by.createdFrom !== undefined) conditions.push({ createdAt: { gte: startOfCivilDay(by.createdFrom) } });
  if (by.createdTo !== undefined) conditions.push({ createdAt: { lt: endOfCivilDay(by.createdTo) } });
  return { AND: conditions };
}

/**
 * Returns the condition for a name or the beginning of a card number, DNI or NIE; beginnings become ranges, which the
 * row policy lets use an index.
 */
async function called(tx: Transaction, text: string): Promise<Prisma.PatientWhereInput> {
  const key = identifierKey(text);
  const numbered = key === '' ? [] : [{ cardKey: beginningWith(key) }, { nationalId: beginningWith(key) }];
  return { OR: [await named(tx, text), ...numbered] };
}

/** Returns the condition for an identifier; roles without centers of their own find nobody by it. */
async function identified(tx: Transaction, actor: Actor, externalId: string): Promise<Prisma.PatientWhereInput> {
  const centerIds = (await findOwnCenters(tx, actor)).map(({ id }) => id);
  return { externalIds: { some: { externalId, centerId: { in: centerIds } } } };
}

function beginningWith(text: string): Prisma.StringFilter {
  const last = text.codePointAt(text.length - 1) ?? 0;
  return { gte: text, lt: text.slice(0, -1) + String.fromCodePoint(last + 1) };
}
