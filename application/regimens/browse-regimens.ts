import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { plainText } from '@aval/domain/reading/plain-text';
import type { Regimen } from '@aval/domain/reference/regimen';
import { slugsNamed } from '@aval/domain/reference/regimen-names';
import { reviewLimit } from '@aval/domain/reference/reviewed';
import { REGIMEN_DRUGS } from '@aval/domain/validation/catalogues/regimen-schema';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, type ListSource } from '../lists/browse-list';
import type { QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import { ofContext } from './regimen-columns';
import type { REGIMENS_LIST } from './regimens-list';

export interface RegimenRow {
  id: number;
  /** Null for regimens of the platform. */
  companyName: string | null;
  retired: boolean;
  version: number;
  reviewedOn: CivilDate;
  /** It is offered, and its review is more than a year old. */
  isReviewDue: boolean;
  content: Regimen;
}

function drugsNamed(text: string): string[] {
  const isNamed = (name: string) => plainText(name).includes(plainText(text));
  return REGIMEN_DRUGS.filter(({ name, otherNames }) => [name, ...otherNames].some(isNamed)).map(({ slug }) => slug);
}

/** Platform regimens with another name that contains the text, whatever signs part its letters. */
function slugsCalled(text: string): string[] {
  const lettersOf = (name: string) => plainText(name).replace(/[^\p{L}\p{N}]+/gu, '');
  const sought = lettersOf(text);
  return sought === '' ? [] : slugsNamed((name) => lettersOf(name).includes(sought));
}

const named = contains(Prisma.sql`regimen.name`);
const cited = contains(Prisma.sql`(latest.content #>> '{source,citation}')`);

function sourceOn(today: CivilDate): ListSource<typeof REGIMENS_LIST, RegimenRow> {
  // Nobody chooses a retired regimen, so nobody has to review it.
  const isReviewDue = Prisma.sql`(NOT regimen.retired AND regimen.reviewed_on < ${reviewLimit(today)}::date)`;
  return {
    permission: 'regimens.list',
    columns: {
      id: Prisma.sql`regimen.id`,
      companyName: Prisma.sql`company.name`,
      retired: Prisma.sql`regimen.retired`,
      version: Prisma.sql`regimen.version`,
      reviewedOn: Prisma.sql`regimen.reviewed_on::text`,
      isReviewDue,
      content: Prisma.sql`latest.content`,
    },
    from: Prisma.sql`regimen
    JOIN regimen_version latest ON latest.regimen_id = regimen.id AND latest.version = regimen.version
    LEFT JOIN company ON company.id = regimen.company_id`,
    id: Prisma.sql`regimen.id`,
    scope: ofContext,
    filters: {
      text: (
        text,
      ) => Prisma.sql`(${named(text)} OR regimen.slug = ANY (${slugsCalled(text)}) OR ${cited(text)} OR EXISTS (
      SELECT FROM jsonb_array_elements(latest.content -> 'lines') line WHERE line ->> 'drugSlug' = ANY (${drugsNamed(text)})))`,
      tumourType: equals(Prisma.sql`regimen.tumour_type`),
      intention: (intention) => Prisma.sql`latest.content -> 'intentions' @> to_jsonb(${intention}::text)`,
      origin: (origin) => Prisma.sql`(regimen.company_id IS NULL) = ${origin === 'platform'}`,
      state: (state) => Prisma.sql`regimen.retired = ${state === 'retired'}`,
      review: () => isReviewDue,
    },
    sorts: { name: Prisma.sql`regimen.sort_name`, tumourType: Prisma.sql`regimen.tumour_type` },
    names: {},
  };
}

/** Lists the regimens of the platform and of the companies that the actor may see, including retired ones. */
export function browseRegimens(services: Services, actor: Actor, query: QueryOf<typeof REGIMENS_LIST>) {
  return browseList(services, actor, sourceOn(civilDateOf(services.clock.now())), query);
}

/** Lists all regimens that match, for an export. */
export function browseWholeLibrary(services: Services, actor: Actor, query: QueryOf<typeof REGIMENS_LIST>) {
  return browseList(services, actor, sourceOn(civilDateOf(services.clock.now())), query, { isWhole: true });
}
