import { ROLES } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { PRESCRIBING_CENTERS } from '../catalogues/centers/prescribing-centers';
import { searchedName } from '../catalogues/searched-name';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

const MAXIMUM = 30;
const LONGEST_SEARCH = 100;

export interface NamedCenter {
  id: number;
  name: string;
}

export function doctorsOf(companyId: number) {
  return { roleId: ROLES.DOCTOR, active: true, companyId } satisfies Prisma.UserAccountWhereInput;
}

type Reader = Pick<Transaction, 'center'>;

/**
 * Returns the condition for prescribing centers of the company's doctors; all prescribing centers while it has no
 * doctors. Source: docs/rules.md 6.2.
 */
async function requestable(reader: Reader, companyId: number): Promise<Prisma.CenterWhereInput> {
  const own = { ...PRESCRIBING_CENTERS, users: { some: { user: doctorsOf(companyId) } } };
  return (await reader.center.findFirst({ where: own, select: { id: true } })) ? own : PRESCRIBING_CENTERS;
}

/** Finds the centers for which an account of a company can be requested; returns only names, since they are public. */
export async function searchRequestableCenters(
  { database }: Services,
  companyId: number,
  typed: string,
): Promise<NamedCenter[]> {
  const searchName = await searchedName(database, typed.slice(0, LONGEST_SEARCH));
  return database.center.findMany({
    where: { ...(await requestable(database, companyId)), searchName },
    select: { id: true, name: true },
    orderBy: BY_NAME,
    take: MAXIMUM,
  });
}

/** Tells whether an account can still be requested for all of these centers. */
export async function areRequestable(tx: Transaction, companyId: number, ids: readonly number[]): Promise<boolean> {
  return hasAll(tx, await requestable(tx, companyId), ids);
}

/** Tells whether a person can still be invited to all of these centers. */
export async function areChoosable(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  return hasAll(tx, PRESCRIBING_CENTERS, ids);
}

async function hasAll(tx: Transaction, where: Prisma.CenterWhereInput, ids: readonly number[]): Promise<boolean> {
  return (await tx.center.count({ where: { AND: [where, { id: { in: [...ids] } }] } })) === ids.length;
}
