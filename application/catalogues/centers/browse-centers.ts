import type { Actor } from '@aval/domain/access/actor';
import type { Option } from '@aval/domain/catalogue/options';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, exportPlainList, type ListSource } from '../../lists/browse-list';
import type { QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';
import { isVisible } from '../entries/is-visible';
import type { CENTERS_LIST } from './centers-list';

export interface CenterRow {
  id: number;
  name: string;
  address: string;
  locality: string;
  provinceName: string | null;
  type: Option<'centerType'>;
  hidden: boolean;
}

const SOURCE: ListSource<typeof CENTERS_LIST, CenterRow> = {
  permission: 'centers.list',
  select: Prisma.sql`center.id, center.name, center.address, center.locality, province.name AS "provinceName",
    center.type, center.hidden`,
  from: Prisma.sql`center LEFT JOIN province ON province.id = center.province_id`,
  id: Prisma.sql`center.id`,
  scope: () => [],
  filters: {
    name: contains(Prisma.sql`center.name`),
    type: equals(Prisma.sql`center.type`),
    hidden: isVisible(Prisma.sql`center.hidden`),
  },
  sorts: {
    name: Prisma.sql`center.sort_name`,
    address: Prisma.sql`sort_text(center.address)`,
    locality: Prisma.sql`sort_text(center.locality)`,
    type: Prisma.sql`center.type`,
  },
  names: {},
};

/** The centers, hidden ones among them. Null for those who may not see the catalogue. */
export function browseCenters(services: Services, actor: Actor, query: QueryOf<typeof CENTERS_LIST>) {
  return browseList(services, actor, SOURCE, query);
}

/** All of them, to be taken along. */
export function exportCenters(services: Services, actor: Actor, query: QueryOf<typeof CENTERS_LIST>) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'center' }, query);
}
