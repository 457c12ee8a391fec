import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, exportPlainList, type ListSource } from '../../lists/browse-list';
import type { QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';
import { isVisible } from '../entries/is-visible';
import { lookUp } from '../entries/look-up';
import type { DRUGS_LIST } from './drugs-list';

export interface DrugRow {
  id: number;
  uuid: string;
  name: string;
  activePrinciple: string;
  dosage: string;
  administration: string;
  atcCode: string | null;
  /** Brand and everyday names, with commas between them. */
  otherNames: string | null;
  hidden: boolean;
}

const SOURCE: ListSource<typeof DRUGS_LIST, DrugRow> = {
  permission: 'drugs.list',
  columns: {
    id: Prisma.sql`drug.id`,
    uuid: Prisma.sql`drug.uuid`,
    name: Prisma.sql`drug.name`,
    activePrinciple: Prisma.sql`drug.active_principle`,
    dosage: Prisma.sql`drug.dosage`,
    administration: Prisma.sql`drug.administration`,
    atcCode: Prisma.sql`drug.atc_code`,
    otherNames: Prisma.sql`drug.other_names`,
    hidden: Prisma.sql`drug.hidden`,
  },
  from: Prisma.sql`drug`,
  id: Prisma.sql`drug.id`,
  scope: () => [],
  filters: {
    name: contains(Prisma.sql`(drug.name || ' ' || spellings(drug.other_names))`),
    activePrinciple: contains(Prisma.sql`drug.active_principle`),
    hidden: isVisible(Prisma.sql`drug.hidden`),
  },
  sorts: { name: Prisma.sql`drug.sort_name`, activePrinciple: Prisma.sql`sort_text(drug.active_principle)` },
  names: {},
};

/** Returns a page of the drugs, hidden ones included, or null when the actor may not see the catalogue. */
export function browseDrugs(services: Services, actor: Actor, query: QueryOf<typeof DRUGS_LIST>) {
  return browseList(services, actor, SOURCE, query);
}

/** Returns the drugs that a form may choose, filtered by a text in one of the names or the active principle. */
export function lookUpDrugs(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof DRUGS_LIST>,
  { text }: { text: string | undefined },
) {
  const { name, activePrinciple } = SOURCE.filters;
  const found = text === undefined ? [] : [Prisma.sql`(${name(text)} OR ${activePrinciple(text)})`];
  return lookUp(services, actor, { source: SOURCE, offered: [Prisma.sql`NOT drug.hidden`, ...found] }, query);
}

export function exportDrugs(services: Services, actor: Actor, query: QueryOf<typeof DRUGS_LIST>) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'drug' }, query);
}
