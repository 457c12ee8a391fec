import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, exportPlainList, type ListSource } from '../../lists/browse-list';
import type { Services } from '../../services';
import { isVisible } from '../entries/is-visible';
import { lookUp } from '../entries/look-up';
import type { PRESENTATIONS_LIST, PresentationsQuery } from './presentations-list';

export interface PresentationRow {
  id: number;
  registerNumber: string;
  nationalCode: string;
  presentation: string;
  drugId: number;
  drugUuid: string;
  drugName: string;
  strengthMg: number | null;
  unitsPerPack: number | null;
  /** Price of one pack in euro cents. */
  priceCents: number;
  active: boolean;
  hidden: boolean;
}

const SOURCE: ListSource<typeof PRESENTATIONS_LIST, PresentationRow> = {
  permission: 'presentations.list',
  columns: {
    id: Prisma.sql`presentation.id`,
    registerNumber: Prisma.sql`presentation.register_number`,
    nationalCode: Prisma.sql`presentation.national_code`,
    presentation: Prisma.sql`presentation.presentation`,
    drugId: Prisma.sql`drug.id`,
    drugUuid: Prisma.sql`drug.uuid`,
    drugName: Prisma.sql`drug.name`,
    strengthMg: Prisma.sql`presentation.strength_mg::float8`,
    unitsPerPack: Prisma.sql`presentation.units_per_pack`,
    priceCents: Prisma.sql`presentation.price_cents`,
    active: Prisma.sql`presentation.active`,
    hidden: Prisma.sql`presentation.hidden`,
  },
  from: Prisma.sql`presentation JOIN drug ON drug.id = presentation.drug_id`,
  found: Prisma.sql`presentation`,
  id: Prisma.sql`presentation.id`,
  scope: () => [],
  filters: {
    presentation: contains(Prisma.sql`presentation.presentation`),
    registerNumber: contains(Prisma.sql`presentation.register_number`),
    nationalCode: contains(Prisma.sql`presentation.national_code`),
    hidden: isVisible(Prisma.sql`presentation.hidden`),
  },
  sorts: {
    presentation: Prisma.sql`presentation.sort_name`,
    registerNumber: Prisma.sql`search_text(presentation.register_number)`,
    nationalCode: Prisma.sql`search_text(presentation.national_code)`,
  },
  names: {},
};

/** Returns a page of the presentations, hidden ones included, or null when the actor may not see the catalogue. */
export function browsePresentations(services: Services, actor: Actor, query: PresentationsQuery) {
  return browseList(services, actor, SOURCE, query);
}

/** Returns the presentations that a form may choose, of one drug or of all. */
export function lookUpPresentations(
  services: Services,
  actor: Actor,
  query: PresentationsQuery,
  { drugId }: { drugId?: number | undefined },
) {
  const ofDrug = drugId === undefined ? [] : [Prisma.sql`presentation.drug_id = ${drugId}`];
  const offered = [Prisma.sql`NOT presentation.hidden AND presentation.active`, ...ofDrug];
  return lookUp(services, actor, { source: SOURCE, offered }, query);
}

export function exportPresentations(services: Services, actor: Actor, query: PresentationsQuery) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'presentation' }, query);
}
