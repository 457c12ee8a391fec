import type { RoleName } from './roles';

/**
 * Signed-in user with the scope that was read from the database for the current request or command. `companyIds` are
 * the companies whose rows the actor may read at all (a manager's permitted companies, a doctor's own, every company
 * for admins); the finer scope of docs/rules.md 2.1 is in `can()` and in the query.
 */
export interface Actor {
  userId: number;
  role: RoleName;
  companyIds: readonly number[];
  /** Company in context; null for admins who see all of them. */
  companyId: number | null;
  /** Center or doctor to which a supervisor has narrowed the lists; the supervisor's scope stays the same. */
  lookedAt?: { centerId: number | null; doctorId: number | null };
  /** Doctors of an assistant or a supervisor. */
  doctorIds: readonly number[];
  /** Centers of a doctor or a supervisor. */
  centerIds: readonly number[];
  /** Provinces of a representative; empty means no zones. */
  zoneIds: readonly number[];
}

/** Facts about a demand that access and buttons depend on; the same in a list row, a detail page and a command. */
export interface DemandSubject {
  companyId: number;
  companyByZones: boolean;
  doctorId: number;
  assignedUserId: number | null;
  /** Every consultant to whom the demand is or was assigned. */
  consultantIds: readonly number[];
  prescriberCenterId: number;
  performingCenterId: number | null;
  /** Provinces of the prescriber and performing centers of the current version. */
  provinceIds: readonly number[];
  /** True when no active representative of the company qualifies by zone, so that all of them do. */
  openToAllRepresentatives: boolean;
  /**
   * Whether the demand is accepted, in its last cycle and the treatment over, so that former consultants no longer see
   * it.
   */
  pastLastCycle: boolean;
}

/** Returns the company that the actor works for: the own one, or the first in scope of an actor without one. */
export function companyOf({ companyId, companyIds }: Pick<Actor, 'companyId' | 'companyIds'>): number | undefined {
  return companyId ?? companyIds[0];
}
