import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, exportPlainList, type ListSource } from '../lists/browse-list';
import type { QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import { PEOPLE_OF } from '../users/works-for';
import type { COMPANIES_LIST } from './companies-list';

export interface CompanyRow {
  id: number;
  name: string;
  subdomain: string;
  hosts: string[];
  referencePrefix: string;
  isDefault: boolean;
  active: boolean;
  /** Active users who work for the company, including those who also work for others. */
  people: number;
}

const SOURCE: ListSource<typeof COMPANIES_LIST, CompanyRow> = {
  permission: 'companies.list',
  columns: {
    id: Prisma.sql`company.id`,
    name: Prisma.sql`company.name`,
    subdomain: Prisma.sql`company.subdomain`,
    referencePrefix: Prisma.sql`company.reference_prefix`,
    isDefault: Prisma.sql`company.is_default`,
    active: Prisma.sql`company.active`,
    hosts: Prisma.sql`ARRAY(SELECT host FROM company_host WHERE company_id = company.id ORDER BY host)`,
    people: Prisma.sql`${PEOPLE_OF}`,
  },
  from: Prisma.sql`company`,
  id: Prisma.sql`company.id`,
  scope: () => [],
  filters: {
    name: contains(Prisma.sql`company.name`),
    default: () => Prisma.sql`company.is_default`,
  },
  sorts: { name: Prisma.sql`company.sort_name`, subdomain: Prisma.sql`company.subdomain` },
  names: {},
};

/** Returns a page of the companies, deactivated ones included; null when the actor may not see them. */
export function browseCompanies(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof COMPANIES_LIST>,
  extent: { isWhole?: boolean } = {},
) {
  return browseList(services, actor, SOURCE, query, extent);
}

export function exportCompanies(services: Services, actor: Actor, query: QueryOf<typeof COMPANIES_LIST>) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'company' }, query);
}
