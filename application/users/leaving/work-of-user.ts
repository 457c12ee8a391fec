import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { openSessions } from '../../access/load-session';
import { PRESCRIBING_CENTERS } from '../../catalogues/centers/prescribing-centers';
import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';

/** What waits for somebody who is to be deactivated. */
export interface WorkOfUser {
  /** Of a doctor: what somebody has to take over. */
  openDemands: number;
  drafts: number;
  /** Of a consultant: what returns to the managers. */
  evaluations: number;
  /** Which end. */
  sessions: number;
  /** Who could take that over; null where there is nothing of the kind. */
  succession: Succession | null;
}

/** Source: docs/rules.md 5.32. */
export interface Succession {
  /** Which centers a successor needs, for they are those of the drafts. */
  centers: string[];
  /** How many have them. */
  successors: number;
}

export const OPEN_DEMANDS = { status: { in: ['ACTIVE', 'SENDED'] } };
/** The prescriber centers of demands, by name. */
export function findCentersOf(tx: Transaction, demands: Prisma.DemandWhereInput) {
  return tx.center.findMany({
    where: { ...PRESCRIBING_CENTERS, prescriberCenterDemands: { some: demands } },
    select: { id: true, name: true },
    orderBy: BY_NAME,
  });
}

/** The active doctors of a company beside one of them who have centers, all of them. */
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
