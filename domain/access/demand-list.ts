import { DISPLAY_STATUSES, type DisplayStatus, FALLBACK_STATUSES } from '../demand/vocabulary';
import type { Actor } from './actor';
import type { Permission } from './permission-matrix';
import { roleMay } from './permissions';
import type { RoleName } from './roles';
import { companyOfLists, seesDrafts } from './scope';

/**
 * Kind of a filter: part of a text, status, yes or nothing, id of one row, ids of several, any of which matches, an
 * external identifier, a first or last day, or an instant.
 */
export type FilterKind = 'text' | 'status' | 'flag' | 'id' | 'ids' | 'externalId' | 'day' | 'instant';

interface FilterDescription {
  /** Name in addresses of pages and in the API. */
  parameter: string;
  kind: FilterKind;
  /**
   * Roles that pages offer it to; absent for all, empty for a filter of API clients alone. API clients may use every
   * filter, since each only narrows.
   */
  roles?: readonly RoleName[];
}

/**
 * Filters of the demand list, in the order of the screen. Filter bar, addresses and the query of the API are made from
 * it. Source: docs/rules.md 2.7.
 */
export const FILTERS = {
  reference: { parameter: 'reference', kind: 'text' },
  status: { parameter: 'status', kind: 'status' },
  zone: { parameter: 'zoneId', kind: 'ids', roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE'] },
  company: { parameter: 'companyId', kind: 'id', roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'CONSULTANT'] },
  prescriberCenter: {
    parameter: 'centerPrescriptorId',
    kind: 'id',
    roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'SUPERVISOR', 'DOCTOR', 'ASSISTANT'],
  },
  performingCenter: {
    parameter: 'centerRealizatorId',
    kind: 'id',
    roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'SUPERVISOR', 'DOCTOR', 'ASSISTANT'],
  },
  doctor: {
    parameter: 'doctorId',
    kind: 'id',
    roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'SUPERVISOR', 'ASSISTANT'],
  },
  patient: {
    parameter: 'patientId',
    kind: 'id',
    roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'DOCTOR', 'ASSISTANT'],
  },
  drug: { parameter: 'drugId', kind: 'id', roles: ['SUPERADMIN', 'ADMIN'] },
  seriousFindings: {
    parameter: 'seriousFindings',
    kind: 'flag',
    roles: ['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'CONSULTANT'],
  },
  pending: { parameter: 'pendingDemands', kind: 'flag' },
  externalId: { parameter: 'externalId', kind: 'externalId', roles: [] },
  updatedSince: { parameter: 'updatedSince', kind: 'instant', roles: [] },
  updatedFrom: { parameter: 'lastDemandFrom', kind: 'day', roles: [] },
  updatedTo: { parameter: 'lastDemandTo', kind: 'day', roles: [] },
  requestedFrom: { parameter: 'demandDateFrom', kind: 'day', roles: [] },
  requestedTo: { parameter: 'demandDateTo', kind: 'day', roles: [] },
  startsFrom: { parameter: 'treatmentStartDateFrom', kind: 'day', roles: [] },
  startsTo: { parameter: 'treatmentStartDateTo', kind: 'day', roles: [] },
} as const satisfies Readonly<Record<string, FilterDescription>>;

export type ListFilter = keyof typeof FILTERS;
export const LIST_FILTERS = Object.keys(FILTERS) as ListFilter[];

/** Filters of a kind. */
export type FilterOf<Kind extends FilterKind> = {
  [Name in ListFilter]: (typeof FILTERS)[Name]['kind'] extends Kind ? Name : never;
}[ListFilter];

/** Filters that pages offer to some role. */
export type OfferedFilter = Exclude<ListFilter, FilterOf<'externalId' | 'day' | 'instant'>>;

/** Whether pages offer a filter to some role. */
export function isOffered(filter: ListFilter): filter is OfferedFilter {
  const { roles }: FilterDescription = FILTERS[filter];
  return roles?.length !== 0;
}

/** Parameters of the filters of a kind. */
export type ParameterOf<Kind extends FilterKind> = (typeof FILTERS)[FilterOf<Kind>]['parameter'];

export const DEMAND_COLUMNS = [
  'reference',
  'patient',
  'tumour',
  'doctor',
  'demandDate',
  'daysToTreatmentStart',
  'lastUpdate',
  'daysSinceLastUpdate',
  'company',
  'prescriberCenter',
  'provinces',
  'cardNumber',
  'type',
  'status',
  'actions',
] as const;
export type ListColumn = (typeof DEMAND_COLUMNS)[number];

/**
 * Returns the filters of the demand list for an actor, in the order of the screen; company, and doctor for an
 * assistant, only where more than one can match; pending only where a demand can wait for the actor.
 */
export function listFilters(actor: Actor): OfferedFilter[] {
  const severalCompanies = companyOfLists(actor) === null && actor.companyIds.length > 1;
  const useless = new Set<ListFilter>();
  if (!severalCompanies) useless.add('company');
  if (actor.role === 'ASSISTANT' && actor.doctorIds.length < 2) useless.add('doctor');
  if (pendingCriteria(actor) === null) useless.add('pending');
  return LIST_FILTERS.filter(isOffered).filter((filter) => {
    const { roles }: FilterDescription = FILTERS[filter];
    return (!roles || roles.includes(actor.role)) && !useless.has(filter);
  });
}

/** Permissions that columns of the demand list need. */
const COLUMN_PERMISSIONS: Partial<Record<ListColumn, Permission>> = {
  patient: 'patients.view',
  tumour: 'demands.view',
  company: 'demands.see_company_column',
};

/** Returns the columns of the demand list for a role. Source: docs/rules.md 2.8. */
export function listColumns(role: RoleName): ListColumn[] {
  return DEMAND_COLUMNS.filter((column) => {
    const permission = COLUMN_PERMISSIONS[column];
    return permission === undefined || roleMay(role, permission);
  });
}

/** Roles that know their demands by the patient. */
const KNOWS_PATIENTS: readonly RoleName[] = ['DOCTOR', 'ASSISTANT', 'SUPERVISOR'];

/** Returns the columns that are left out until a reader of this role asks for them. Source: docs/rules.md 2.8. */
export function columnsLeftOut(role: RoleName): ListColumn[] {
  return KNOWS_PATIENTS.includes(role) ? [] : ['patient', 'tumour'];
}

/**
 * Returns the options of the status filter: all statuses that demands reach, without drafts for roles that cannot see
 * them. Source: docs/rules.md 2.3.
 */
export function statusFilterOptions(role: RoleName): DisplayStatus[] {
  return DISPLAY_STATUSES.filter(
    (status) => !FALLBACK_STATUSES.includes(status) && (status !== 'draft' || seesDrafts(role)),
  );
}

/**
 * Criteria that an ACTIVE demand in scope must meet to be pending for an actor; a null user matches anyone of the role.
 */
export interface PendingCriteria {
  assignedRole: RoleName;
  assignedUserId: number | null;
}

/**
 * Returns the criteria of "pending demands"; null for roles to which no demand is ever assigned.
 * Source: docs/rules.md 2.6.
 */
export function pendingCriteria(actor: Actor): PendingCriteria | null {
  switch (actor.role) {
    case 'MANAGER':
    case 'REPRESENTATIVE':
    case 'DOCTOR':
      return { assignedRole: actor.role, assignedUserId: null };
    case 'ASSISTANT':
      return { assignedRole: 'DOCTOR', assignedUserId: null };
    case 'CONSULTANT':
      return { assignedRole: 'CONSULTANT', assignedUserId: actor.userId };
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'SUPERVISOR':
      return null;
  }
}
