import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, exportPlainList, type ListSource } from '../../lists/browse-list';
import type { QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';
import { isVisible } from '../entries/is-visible';
import { lookUp } from '../entries/look-up';
import type { CODES_LIST } from './codes-list';

export interface CodeRow {
  id: number;
  companyId: number;
  companyName: string;
  code: string;
  type: string;
  radioType: string;
  hidden: boolean;
}

const SOURCE: ListSource<typeof CODES_LIST, CodeRow> = {
  permission: 'codes.list',
  columns: {
    id: Prisma.sql`code.id`,
    companyId: Prisma.sql`company.id`,
    companyName: Prisma.sql`company.name`,
    code: Prisma.sql`code.code`,
    type: Prisma.sql`code.type`,
    radioType: Prisma.sql`code.radio_type`,
    hidden: Prisma.sql`code.hidden`,
  },
  from: Prisma.sql`radiotherapy_code AS code JOIN company ON company.id = code.company_id`,
  id: Prisma.sql`code.id`,
  scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`code.company_id = ${companyId}`]),
  filters: {
    companyId: equals(Prisma.sql`code.company_id`),
    code: contains(Prisma.sql`code.code || ' ' || code.type`),
    hidden: isVisible(Prisma.sql`code.hidden`),
  },
  sorts: {
    company: Prisma.sql`company.sort_name`,
    'company.name': Prisma.sql`company.sort_name`,
    code: Prisma.sql`sort_text(code.code)`,
    type: Prisma.sql`sort_text(code.type)`,
  },
  names: { companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}` },
};

/**
 * Returns a page of the codes of the company in context, or of all, hidden ones included; null when the actor may not
 * see them.
 */
export function browseCodes(services: Services, actor: Actor, query: QueryOf<typeof CODES_LIST>) {
  return browseList(services, actor, SOURCE, query);
}

/** Returns the codes of the actor's companies that a form may choose. */
export function lookUpCodes(services: Services, actor: Actor, query: QueryOf<typeof CODES_LIST>) {
  const offered = [Prisma.sql`NOT code.hidden`, Prisma.sql`code.company_id = ANY (${[...actor.companyIds]})`];
  return lookUp(services, actor, { source: SOURCE, offered }, query);
}

export function exportCodes(services: Services, actor: Actor, query: QueryOf<typeof CODES_LIST>) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'code' }, query);
}
