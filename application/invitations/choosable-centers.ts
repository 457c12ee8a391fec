import type { Transaction } from '@aval/prisma/scope';
import { searchedName } from '../catalogues/searched-name';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

/** Those where somebody prescribes: where treatments are only given nobody files. */
const CHOOSABLE = { hidden: false, type: { in: ['Ambos', 'Prescriptor'] } };

const MAXIMUM = 30;
const LONGEST_SEARCH = 100;

export interface NamedCenter {
  id: number;
  name: string;
}

/** The centers that an account can be asked for, by their names alone: everybody may read these. */
export async function searchChoosableCenters({ database }: Services, typed: string): Promise<NamedCenter[]> {
  const searchName = await searchedName(database, typed.slice(0, LONGEST_SEARCH));
  return database.center.findMany({
    where: { ...CHOOSABLE, searchName },
    select: { id: true, name: true },
    orderBy: BY_NAME,
    take: MAXIMUM,
  });
}

/** Whether all of them can be chosen still. */
export async function areChoosable(transaction: Transaction, ids: readonly number[]): Promise<boolean> {
  return (await transaction.center.count({ where: { ...CHOOSABLE, id: { in: [...ids] } } })) === ids.length;
}
