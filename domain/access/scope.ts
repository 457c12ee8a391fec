import type { DisplayStatus } from '../demand/vocabulary';
import type { Actor, DemandSubject } from './actor';
import { isAdminRole, type RoleName } from './roles';

/** `other_context`: visible after switching the company in context, which a link does with a notice. */
export type DemandVisibility = 'visible' | 'other_context' | 'hidden';

/** Facts about a patient that access depends on. */
export interface PatientSubject {
  companyId: number;
  createdById: number | null;
  /** Whether the actor can see a demand of this patient, from the scoped query. */
  ofVisibleDemand: boolean;
}

const BLIND_TO_DRAFTS: ReadonlySet<RoleName> = new Set(['MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'SUPERVISOR']);

/** Whether a role sees drafts, in lists, filters and detail pages alike. Source: docs/rules.md 2.3. */
export function seesDrafts(role: RoleName): boolean {
  return !BLIND_TO_DRAFTS.has(role);
}

/**
 * Whether an actor sees a demand, in detail pages, documents, attachments, API and notifications alike; otherwise the
 * answer is 404. The company in context does not matter: it narrows lists, while a command or file of an open page
 * keeps working when the context changes in another tab. Source: docs/rules.md 2.1, 2.4, 2.5, decision 17.
 */
export function canSeeDemand(actor: Actor, subject: DemandSubject, status: DisplayStatus): boolean {
  return demandVisibility(actor, subject, status) !== 'hidden';
}

/** Like `canSeeDemand`, but distinguishes demands of another company than the one in context. */
export function demandVisibility(actor: Actor, subject: DemandSubject, status: DisplayStatus): DemandVisibility {
  if (status === 'draft' && !seesDrafts(actor.role)) return 'hidden';
  if (!isInReach(actor, subject, status)) return 'hidden';
  const company = companyOfLists(actor);
  return company !== null && company !== subject.companyId ? 'other_context' : 'visible';
}

/**
 * Whether a manager of several companies has chosen none yet, so that a link to a demand chooses its company.
 * Source: docs/rules.md 2.5.
 */
export function hasNotChosen({ role, companyId, companyIds }: Actor): boolean {
  return role === 'MANAGER' && companyId === null && companyIds.length > 1;
}

/** Returns the company to which the context narrows the actor's lists; null where they show the whole scope. */
export function companyOfLists(actor: Actor): number | null {
  return isAdminRole(actor.role) || actor.role === 'MANAGER' ? actor.companyId : null;
}

function isInReach(actor: Actor, subject: DemandSubject, status: DisplayStatus): boolean {
  const ofCompany = actor.companyIds.includes(subject.companyId);
  switch (actor.role) {
    case 'SUPERADMIN':
    case 'ADMIN':
      return true;
    case 'MANAGER':
      return ofCompany;
    case 'REPRESENTATIVE':
      return ofCompany && isInZones(actor, subject);
    case 'CONSULTANT':
      return isConsultantOf(actor, subject, status);
    case 'SUPERVISOR':
      return ofCompany && isSupervised(actor, subject);
    case 'DOCTOR':
      return ofCompany && subject.doctorId === actor.userId;
    case 'ASSISTANT':
      return ofCompany && actor.doctorIds.includes(subject.doctorId);
  }
}

/**
 * Whether a demand is in a representative's zones: always, unless the company works by zones and the user has some; and
 * always when no active representative qualifies. Source: docs/rules.md 2.2.
 */
export function isInZones(
  actor: Pick<Actor, 'zoneIds'>,
  subject: Pick<DemandSubject, 'companyByZones' | 'openToAllRepresentatives' | 'provinceIds'>,
): boolean {
  if (!subject.companyByZones || subject.openToAllRepresentatives || actor.zoneIds.length === 0) return true;
  return subject.provinceIds.some((province) => actor.zoneIds.includes(province));
}

const OVER: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>(['finished', 'canceled']);

function isConsultantOf(actor: Actor, subject: DemandSubject, status: DisplayStatus): boolean {
  if (subject.assignedUserId === actor.userId) return true;
  return subject.consultantIds.includes(actor.userId) && !OVER.has(status) && !subject.pastLastCycle;
}

function isSupervised(actor: Actor, subject: DemandSubject): boolean {
  const { prescriberCenterId, performingCenterId } = subject;
  return (
    actor.doctorIds.includes(subject.doctorId) ||
    actor.centerIds.includes(prescriberCenterId) ||
    (performingCenterId !== null && actor.centerIds.includes(performingCenterId))
  );
}

/**
 * Whether an actor sees a patient. Doctors and assistants find other patients of their company only by the exact card
 * number or DNI/NIE (`patients.find_by_exact_number`). Source: docs/rules.md 2.9.
 */
export function canSeePatient(actor: Actor, patient: PatientSubject): boolean {
  const ofCompany = actor.companyIds.includes(patient.companyId);
  switch (actor.role) {
    case 'SUPERADMIN':
    case 'ADMIN':
      return true;
    case 'MANAGER':
    case 'REPRESENTATIVE':
      return ofCompany;
    case 'CONSULTANT':
      return patient.ofVisibleDemand;
    case 'SUPERVISOR':
      return ofCompany && patient.ofVisibleDemand;
    case 'DOCTOR':
    case 'ASSISTANT':
      return ofCompany && (patient.ofVisibleDemand || patient.createdById === actor.userId);
  }
}
