import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, type ListSource } from '../../lists/browse-list';
import type { QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';
import type { PROVINCES_LIST } from './provinces-list';

interface ProvinceRow {
  id: number;
  name: string;
}

const SOURCE: ListSource<typeof PROVINCES_LIST, ProvinceRow> = {
  permission: 'lookups.read',
  columns: {
    id: Prisma.sql`province.id`,
    name: Prisma.sql`province.name`,
  },
  from: Prisma.sql`province`,
  id: Prisma.sql`province.id`,
  scope: () => [],
  filters: { name: contains(Prisma.sql`province.name`) },
  sorts: { name: Prisma.sql`province.sort_name` },
  names: {},
};

/** Returns the provinces, which also serve as zones for companies that use them. */
export function browseProvinces(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof PROVINCES_LIST>,
  extent?: { isWhole: boolean },
) {
  return browseList(services, actor, SOURCE, query, extent);
}
