import type { Database } from '@aval/prisma/client';

/** One request of the list, as the query string of its address. */
export interface ListCase {
  name: string;
  place: 'first' | 'middle' | 'last';
  search: string;
}

const PLACES = ['first', 'middle', 'last'] as const;

/** Returns every filter of any role at a wide and at a narrow value; the list ignores filters that the role does not have. */
export async function demandFilters(owner: Database, companyIds: readonly number[]): Promise<string[]> {
  const companies = await owner.demand.groupBy({
    by: ['companyId'],
    where: { companyId: { in: [...companyIds] } },
    orderBy: { _count: { id: 'desc' } },
  });
  const [largest, smallest] = [companies.at(0)?.companyId, companies.at(-1)?.companyId];
  const demand = await owner.demand.findFirstOrThrow({
    where: { companyId: largest ?? 0, sequence: { gt: 0 } },
    orderBy: { reference: 'asc' },
  });
  const zones = (await owner.province.findMany({ select: { id: true } })).map(({ id }) => `zoneId=${id}`);
  return [
    '',
    'status=pending_analysis',
    'status=sended_accepted',
    'status=pending_validation',
    'pendingDemands=true',
    `reference=${demand.reference}`,
    `reference=${demand.reference.slice(0, -3)}`,
    `reference=${demand.reference.slice(0, 4)}`,
    'reference=0012',
    'reference=9',
    `centerPrescriptorId=${demand.prescriberCenterId}`,
    `centerRealizatorId=${demand.prescriberCenterId}`,
    zones[0] ?? '',
    zones.join('&'),
    `companyId=${largest}`,
    `companyId=${smallest}`,
    `doctorId=${demand.doctorId}`,
    `patientId=${demand.patientId}`,
    `status=sended_accepted&${zones[0]}`,
    `status=canceled&doctorId=${demand.doctorId}&centerPrescriptorId=${demand.prescriberCenterId}`,
  ];
}

/** Combines filters, sorts in both directions, and the first, middle and last page; `pagesOf` counts the pages of a filter. */
export async function listCases(
  filters: readonly string[],
  sorts: readonly string[],
  pagesOf: (search: string) => Promise<number>,
): Promise<ListCase[]> {
  const cases: ListCase[] = [];
  const seen = new Set<string>();
  for (const filter of filters) {
    const pages = await pagesOf(filter);
    for (const sort of sorts.flatMap((by) => [by, `-${by}`])) {
      for (const place of PLACES) {
        const page = place === 'first' ? 1 : place === 'middle' ? Math.ceil(pages / 2) : pages;
        const search = [filter, `sort=${sort}`, `page=${page}`].filter(Boolean).join('&');
        if (seen.has(search)) continue;
        seen.add(search);
        cases.push({ name: `${shortened(filter) || 'no filter'}, ${sort}, ${place} page`, place, search });
      }
    }
  }
  return cases;
}

function shortened(filter: string): string {
  const zones = filter.match(/zoneId=\d+/g) ?? [];
  return zones.length > 1 ? `${zones.length} zones` : filter;
}
