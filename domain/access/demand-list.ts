import { DISPLAY_STATUSES, type DisplayStatus, FALLBACK_STATUSES } from '../demand/vocabulary';
import type { Actor } from './actor';
import { roleMay } from './permissions';
import type { RoleName } from './roles';
import { companyOfLists, seesDrafts } from './scope';

const LIST_FILTERS = [
  'reference',
  'prescriberCenter',
  'performingCenter',
  'zone',
  'company',
  'doctor',
  'patient',
  'seriousFindings',
  'status',
  'pending',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const LIST_COLUMNS = [
  'reference',
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
export type ListColumn = (typeof LIST_COLUMNS)[number];

const CENTERS = ['prescriberCenter', 'performingCenter'] as const satisfies readonly ListFilter[];

/** Filters of each role besides reference, status and pending, which all roles have. Source: docs/rules.md 2.7. */
const FILTERS_OF_ROLE: Record<RoleName, readonly ListFilter[]> = {
  SUPERADMIN: LIST_FILTERS,
  ADMIN: LIST_FILTERS,
  MANAGER: ['company', ...CENTERS, 'zone', 'doctor', 'patient', 'seriousFindings'],
  REPRESENTATIVE: [...CENTERS, 'zone', 'doctor', 'patient', 'seriousFindings'],
  CONSULTANT: ['company', 'doctor', 'patient', 'seriousFindings'],
  SUPERVISOR: ['doctor', ...CENTERS],
  DOCTOR: [...CENTERS, 'patient'],
  ASSISTANT: [...CENTERS, 'doctor', 'patient'],
};

const FILTERS_OF_ALL: ReadonlySet<ListFilter> = new Set<ListFilter>(['reference', 'status', 'pending']);

/**
 * Returns the filters of the demand list for an actor, in the order of the screen; company, and doctor for an
 * assistant, only where more than one can match.
 */
export function listFilters(actor: Actor): ListFilter[] {
  const offered = FILTERS_OF_ROLE[actor.role];
  const severalCompanies = companyOfLists(actor) === null && actor.companyIds.length > 1;
  const withOneValue = new Set<ListFilter>([
    ...(severalCompanies ? [] : (['company'] as const)),
    ...(actor.role === 'ASSISTANT' && actor.doctorIds.length < 2 ? (['doctor'] as const) : []),
  ]);
  return LIST_FILTERS.filter(
    (filter) => FILTERS_OF_ALL.has(filter) || (offered.includes(filter) && !withOneValue.has(filter)),
  );
}

/** Returns the columns of the demand list for a role. Source: docs/rules.md 2.8. */
export function listColumns(role: RoleName): ListColumn[] {
  return LIST_COLUMNS.filter((column) => column !== 'company' || roleMay(role, 'demands.see_company_column'));
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
