import type { Actor } from '@aval/domain/access/actor';
import {
  FILTERS,
  type FilterOf,
  LIST_FILTERS,
  type ListFilter,
  type ParameterOf,
} from '@aval/domain/access/demand-list';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { PERFORMING_CENTER_TYPES, PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import { demandListScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { searchedName } from '../../catalogues/searched-name';
import { BY_NAME } from '../../lists/by-name';
import { findVisiblePatients } from '../../patients/find-visible-patients';
import type { Services } from '../../services';
import type { DemandListQuery } from './list-query';

/** Filters that choose from rows, by their parameters. */
export type OptionFilter = ParameterOf<'id' | 'ids'>;

const isOption = (filter: ListFilter): filter is FilterOf<'id' | 'ids'> => /^ids?$/.test(FILTERS[filter].kind);
export const OPTION_FILTERS: readonly OptionFilter[] = LIST_FILTERS.filter(isOption).map(
  (filter) => FILTERS[filter].parameter,
);

export interface FilterOption {
  id: number;
  label: string;
  detail: string | null;
}

const MAXIMUM_OPTIONS = 50;

interface Search {
  tx: Transaction;
  actor: Actor;
  today: CivilDate;
  /** Typed text with its search form in `name`, or in `ids` the ids that a query names. */
  text: string;
  name: Prisma.StringFilter;
  ids: readonly number[] | null;
}

type Find = (search: Search) => Promise<FilterOption[]>;

function matching(search: Search): { id?: { in: number[] }; searchName?: Prisma.StringFilter } {
  if (search.ids) return { id: { in: [...search.ids] } };
  return search.text ? { searchName: search.name } : {};
}

const findCenters =
  (types: readonly string[]): Find =>
  async (search) => {
    const centers = await search.tx.center.findMany({
      where: { type: { in: [...types] }, ...matching(search) },
      select: { id: true, name: true, locality: true },
      orderBy: BY_NAME,
      take: MAXIMUM_OPTIONS,
    });
    return centers.map((center) => ({ id: center.id, label: center.name, detail: center.locality }));
  };

const findZones: Find = async (search) => {
  const provinces = await search.tx.province.findMany({ where: matching(search), orderBy: BY_NAME });
  return provinces.map((province) => ({ id: province.id, label: province.name, detail: null }));
};

const findCompanies: Find = async (search) => {
  const companies = await search.tx.company.findMany({
    where: { AND: [{ id: { in: [...search.actor.companyIds] } }, matching(search)] },
    orderBy: BY_NAME,
    take: MAXIMUM_OPTIONS,
  });
  return companies.map((company) => ({ id: company.id, label: company.name, detail: null }));
};

/** Doctors with a demand that the actor may see. */
const findDoctors: Find = async (search) => {
  const doctors = await search.tx.userAccount.findMany({
    where: { demands: { some: demandListScope(search.actor, search.today) }, ...matching(search) },
    select: { id: true, name: true, membershipNumber: true },
    orderBy: BY_NAME,
    take: MAXIMUM_OPTIONS,
  });
  return doctors.map((doctor) => ({ id: doctor.id, label: doctor.name, detail: doctor.membershipNumber }));
};

const findPatients: Find = async (search) => {
  const patients = await findVisiblePatients(search.tx, search.actor, search.today, {
    text: search.text,
    ids: search.ids,
    maximum: MAXIMUM_OPTIONS,
  });
  return patients.map((patient) => ({
    id: patient.id,
    label: `${patient.firstName} ${patient.lastName}`,
    detail: patient.cardNumber,
  }));
};

/** Drugs of the catalogue, withdrawn ones too, which former demands have. */
const findDrugs: Find = async (search) => {
  const drugs = await search.tx.drug.findMany({
    where: matching(search),
    select: { id: true, name: true, activePrinciple: true },
    orderBy: BY_NAME,
    take: MAXIMUM_OPTIONS,
  });
  return drugs.map(({ id, name, activePrinciple }) => ({
    id,
    label: name,
    detail: activePrinciple === name ? null : activePrinciple,
  }));
};

const FIND: Readonly<Record<OptionFilter, Find>> = {
  centerPrescriptorId: findCenters(PRESCRIBING_CENTER_TYPES),
  centerRealizatorId: findCenters(PERFORMING_CENTER_TYPES),
  zoneId: findZones,
  companyId: findCompanies,
  doctorId: findDoctors,
  patientId: findPatients,
  drugId: findDrugs,
};

/** Finds the values that a filter of the list may take, narrowed by the typed text. */
export async function searchFilterOptions(
  services: Services,
  actor: Actor,
  filter: OptionFilter,
  text: string,
): Promise<FilterOption[]> {
  const today = civilDateOf(services.clock.now());
  const typed = text.trim().slice(0, 100);
  return forActor(services.database, actor).read(async (tx) =>
    FIND[filter]({ tx, actor, today, text: typed, name: await searchedName(tx, typed), ids: null }),
  );
}

/** Describes the filter values of a query; an id that the actor may not see is missing. */
export async function describeFilters(
  services: Services,
  actor: Actor,
  query: DemandListQuery,
): Promise<Partial<Record<OptionFilter, FilterOption[]>>> {
  const today = civilDateOf(services.clock.now());
  const asked = OPTION_FILTERS.map((filter) => [filter, [query[filter] ?? []].flat()] as const).filter(
    ([, ids]) => ids.length > 0,
  );
  if (asked.length === 0) return {};
  return forActor(services.database, actor).read(async (tx) => {
    const described: Partial<Record<OptionFilter, FilterOption[]>> = {};
    for (const [filter, ids] of asked)
      described[filter] = await FIND[filter]({ tx, actor, today, text: '', name: {}, ids });
    return described;
  });
}

/**
 * Removes filter values that the actor may not see and that could match nothing: a saved list address may be opened in
 * another context.
 */
export async function withoutUnknown(
  services: Services,
  actor: Actor,
  query: DemandListQuery,
): Promise<DemandListQuery> {
  const described = await describeFilters(services, actor, query);
  const isKnown = (filter: OptionFilter, id: number) => !!described[filter]?.some((option) => option.id === id);
  const left = OPTION_FILTERS.map((filter) => {
    const value = query[filter];
    if (Array.isArray(value)) return [filter, value.filter((id) => isKnown(filter, id))] as const;
    return [filter, value !== undefined && isKnown(filter, value) ? value : undefined] as const;
  });
  return { ...query, ...Object.fromEntries(left) };
}
