import type { Transaction } from '@aval/prisma/scope';
import type { NumberFilter } from './exported-filters';

export type RecordedFilters = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

type Kind = 'company' | 'user' | 'patient' | 'zone' | 'center' | 'drug';

/** Kind of entity that a filter's number identifies, by the filter's name. */
const KINDS = {
  companyId: 'company',
  userId: 'user',
  doctorId: 'user',
  patientId: 'patient',
  zoneId: 'zone',
  centerId: 'center',
  centerPrescriptorId: 'center',
  centerRealizatorId: 'center',
  drugId: 'drug',
} as const satisfies Readonly<Record<NumberFilter, Kind>>;

type Find = (tx: Transaction, ids: number[]) => Promise<{ id: number; name: string }[]>;

const SELECT = { id: true, name: true } as const;

const FIND: Readonly<Record<Kind, Find>> = {
  company: (tx, ids) => tx.company.findMany({ where: { id: { in: ids } }, select: SELECT }),
  user: (tx, ids) => tx.userAccount.findMany({ where: { id: { in: ids } }, select: SELECT }),
  center: (tx, ids) => tx.center.findMany({ where: { id: { in: ids } }, select: SELECT }),
  drug: (tx, ids) => tx.drug.findMany({ where: { id: { in: ids } }, select: SELECT }),
  zone: (tx, ids) => tx.province.findMany({ where: { id: { in: ids } }, select: SELECT }),
  async patient(tx, ids) {
    const select = { id: true, firstName: true, lastName: true };
    const patients = await tx.patient.findMany({ where: { id: { in: ids } }, select });
    return patients.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  },
};

/**
 * Replaces the ids in recorded filters by names, one statement per kind of entity. The id of a deleted entity stays.
 */
export async function nameFilters<Row extends { filters: RecordedFilters | null }>(
  tx: Transaction,
  rows: readonly Row[],
): Promise<Row[]> {
  const asked = new Map<Kind, Set<number>>();
  for (const { filters } of rows)
    for (const [name, value] of Object.entries(filters ?? {})) {
      const kind = kindOf(name);
      if (kind) asked.set(kind, new Set([...(asked.get(kind) ?? []), ...[value].flat().map(Number)]));
    }
  if (asked.size === 0) return [...rows];
  const names = new Map<string, string>();
  for (const [kind, ids] of asked)
    for (const { id, name } of await FIND[kind](tx, [...ids])) names.set(`${kind} ${id}`, name);
  const named = ([name, value]: [string, RecordedFilters[string]]) => {
    const kind = kindOf(name);
    return [name, kind ? [value].flat().map((id) => names.get(`${kind} ${id}`) ?? String(id)) : value];
  };
  return rows.map((row) => ({
    ...row,
    filters: row.filters && Object.fromEntries(Object.entries(row.filters).map(named)),
  }));
}

function kindOf(name: string): Kind | undefined {
  return (KINDS as Readonly<Record<string, Kind>>)[name];
}
