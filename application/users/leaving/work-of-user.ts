import type { RoleName } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import { openSessions } from '../../access/load-session';
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
}

export const OPEN_DEMANDS = { status: { in: ['ACTIVE', 'SENDED'] } };
export const OWN_DRAFTS = { status: 'DRAFT', submissionCommandId: null };

export async function readWork(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'sessionDays'>,
  user: { id: number; role: RoleName },
): Promise<WorkOfUser> {
  const [isDoctor, isConsultant] = [user.role === 'DOCTOR', user.role === 'CONSULTANT'];
  const doctorId = user.id;
  return {
    openDemands: isDoctor ? await tx.demand.count({ where: { ...OPEN_DEMANDS, doctorId } }) : 0,
    drafts: isDoctor ? await tx.demand.count({ where: { ...OWN_DRAFTS, doctorId } }) : 0,
    evaluations: isConsultant ? await tx.demand.count({ where: { status: 'ACTIVE', assignedUserId: user.id } }) : 0,
    sessions: await tx.userSession.count({ where: { userId: user.id, ...openSessions(services) } }),
  };
}
