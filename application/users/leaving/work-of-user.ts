import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { openSessions } from '../../access/load-session';
import { PRESCRIBING_CENTERS } from '../../catalogues/centers/prescribing-centers';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';

/** Open work of a user who is to be deactivated. */
export interface WorkOfUser {
  /** Open demands and drafts of a doctor, which need a successor. */
  openDemands: number;
  drafts: number;
  /** Evaluations of a consultant, which return to the managers. */
  evaluations: number;
  /** Open sessions, which end. */
  sessions: number;
  /** Possible successors; null when there is nothing to take over. */
  succession: Succession | null;
}

/** Centers that a successor needs, and the doctors who have them. Source: docs/rules.md 5.32. */
export interface Succession {
  /** Names of the drafts' centers, which a successor needs. */
  centers: string[];
  /** Number of doctors who have them. */
  successors: number;
}

export const OPEN_DEMANDS = { status: { in: ['ACTIVE', 'SENDED'] } };
/** Finds the prescriber centers of demands, by name. */
export function findCentersOf(tx: Transaction, demands: Prisma.DemandWhereInput) {
  return tx.center.findMany({
    where: { ...PRESCRIBING_CENTERS, prescriberCenterDemands: { some: demands } },
    select: { id: true, name: true },
    orderBy: BY_NAME,
  });
}

/** Returns the condition for active doctors of a company, other than the given one, who have all these centers. */
export function successorsTo(doctorId: number, companyId: number, centers: readonly { id: number }[]) {
  return {
    roleId: ROLES.DOCTOR,
    companyId,
    active: true,
    NOT: { id: doctorId },
    AND: centers.map(({ id: centerId }) => ({ centers: { some: { centerId } } })),
  };
}

export const OWN_DRAFTS = { status: 'DRAFT', submissionCommandId: null };

export async function readWork(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'sessionDays'>,
  user: { id: number; role: RoleName; company: { id: number } | null },
): Promise<WorkOfUser> {
  const [isDoctor, isConsultant] = [user.role === 'DOCTOR', user.role === 'CONSULTANT'];
  const doctorId = user.id;
  const openDemands = isDoctor ? await tx.demand.count({ where: { ...OPEN_DEMANDS, doctorId } }) : 0;
  const drafts = isDoctor ? await tx.demand.count({ where: { ...OWN_DRAFTS, doctorId } }) : 0;
  return {
    openDemands,
    drafts,
    succession: openDemands + drafts > 0 ? await readSuccession(tx, user) : null,
    evaluations: isConsultant ? await tx.demand.count({ where: { status: 'ACTIVE', assignedUserId: user.id } }) : 0,
    sessions: await tx.userSession.count({ where: { userId: user.id, ...openSessions(services) } }),
  };
}

async function readSuccession(
  tx: Transaction,
  { id, company }: { id: number; company: { id: number } | null },
): Promise<Succession> {
  const centers = await findCentersOf(tx, { ...OWN_DRAFTS, doctorId: id });
  const successors = await tx.userAccount.count({ where: successorsTo(id, company?.id ?? 0, centers) });
  return { centers: centers.map(({ name }) => name), successors };
}
