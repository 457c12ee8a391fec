import type { RoleName } from './roles';

/**
 * Who acts: a signed-in user with the scope that was read from the database for this very request or turn.
 * `companyIds` are the companies whose rows the actor may touch at all (a manager's permitted companies, a doctor's own,
 * every company for admins); the finer scope of docs/rules.md 2.1 is in `can()` and in the query.
 */
export interface Actor {
  userId: number;
  role: RoleName;
  companyIds: readonly number[];
  /** The company in context; null for admins who look at all of them. */
  companyId: number | null;
  /** To what a supervisor has narrowed the lists, of several centers or doctors; what he or she may see is as wide as ever. */
  lookedAt?: { centerId: number | null; doctorId: number | null };
  /** Doctors an assistant works for, or a supervisor watches. */
  doctorIds: readonly number[];
  /** Centers of a doctor or a supervisor. */
  centerIds: readonly number[];
  /** Provinces of a representative; empty means no zones. */
  zoneIds: readonly number[];
}

/** What access and buttons need to know of a demand; the same facts in a list row, a detail and a command. */
export interface DemandSubject {
  companyId: number;
  companyByZones: boolean;
  doctorId: number;
  assignedUserId: number | null;
  /** Every consultant to whom the demand is or once was assigned. */
  consultantIds: readonly number[];
  prescriberCenterId: number;
  performingCenterId: number | null;
  /** Provinces of the prescriber and performing centers of the current version. */
  provinceIds: readonly number[];
  /** True when no active representative of the company qualifies by zone, so that all of them do. */
  openToAllRepresentatives: boolean;
  /** Accepted, its last cycle reached and the treatment over: who was only once its consultant sees it no longer. */
  pastLastCycle: boolean;
}
