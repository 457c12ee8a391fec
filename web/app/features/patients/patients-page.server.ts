import { findKeptSearch, keepSearch } from '@aval/application/access/kept-search';
import type { Session } from '@aval/application/access/load-session';
import type { QueryOf } from '@aval/application/lists/plain-list';
import { browsePatients, type PatientRow } from '@aval/application/patients/browse-patients';
import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import { listFilters, type OfferedFilter } from '@aval/domain/access/demand-list';
import { roleMay } from '@aval/domain/access/permissions';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { readForm } from '../../server/forms/read-form.server';
import { type ListPageData, listPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { PATIENTS } from './patients-address';

type Query = QueryOf<typeof PATIENTS_LIST>;

/** Returns the search text stored in this session under the number; null when there is none. */
export async function searchOf(session: Session, { filters }: Query): Promise<string | null> {
  if (filters.search === undefined) return null;
  return findKeptSearch(getServices(), session, PATIENTS.path, filters.search);
}

type LeftOut = keyof typeof PATIENT_PLACES.list.leftOut;

function shownInList(row: PatientRow): Omit<PatientRow, LeftOut> {
  const { leftOut } = PATIENT_PLACES.list;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !(name in leftOut))) as Omit<PatientRow, LeftOut>;
}

export const PATIENTS_PAGE = listPage({
  key: PATIENTS.path,
  addressOf: PATIENTS.of,
  // Drops a search number of another session.
  parse: async (params, session) => {
    const query = PATIENTS_LIST.parse(params);
    if ((await searchOf(session, query)) !== null) return query;
    const { search: _unknown, ...filters } = query.filters;
    return { ...query, filters };
  },
  read: async (session, query) => {
    const { actor } = session;
    const found = await browsePatients(getServices(), actor, { ...query, text: await searchOf(session, query) });
    const offered: readonly OfferedFilter[] = listFilters(actor);
    return (
      found && {
        count: found.count,
        page: found.page,
        names: found.names,
        // Omits data that no column shows.
        rows: found.rows.map(shownInList),
        offersCompanies: offered.includes('company'),
        offersCenters: offered.includes('prescriberCenter'),
        mayCreate: roleMay(actor.role, 'patients.create'),
        mayEdit: roleMay(actor.role, 'patients.edit'),
      }
    );
  },
});

export type PatientsPageData = ListPageData<typeof PATIENTS_PAGE>;

/** Stores a search text and returns its number. */
export async function keepPatientSearch(session: Session, request: Request): Promise<{ kept: number }> {
  const form = await readForm(request);
  const typed = form.get('q');
  if (typeof typed !== 'string' || typed.trim() === '') throw new Response(null, { status: 400 });
  return { kept: await keepSearch(getServices(), session, PATIENTS.path, typed) };
}
