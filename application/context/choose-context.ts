import type { ContextDimension } from '@aval/domain/access/context-dimensions';
import type { RoleName } from '@aval/domain/access/roles';
import type { Session } from '../access/load-session';
import type { Services } from '../services';
import { resolveContext, type StoredContext } from './context';

export interface ContextChoice {
  dimension: ContextDimension;
  /** Null clears an optional choice: all companies, or no doctor. */
  id: number | null;
}

/**
 * Roles that have to choose before they can work and therefore begin with their last choice. Others begin with all that
 * they may see. Source: docs/rules.md 5.6.
 */
const REMEMBERED: readonly RoleName[] = ['DOCTOR', 'ASSISTANT', 'MANAGER'];

/** Chooses one dimension of the context. Returns false and changes nothing when the user may not choose it. */
export async function chooseContext(services: Services, session: Session, choice: ContextChoice): Promise<boolean> {
  const { context, user } = session;
  const wanted: StoredContext = {
    companyId: context.company?.id ?? null,
    doctorId: context.doctor?.id ?? null,
    centerId: context.center?.id ?? null,
    [`${choice.dimension}Id`]: choice.id,
  };
  const next = resolveContext(user.role, session.contextOptions, wanted, session.tenant.homeCards);
  if ((next[choice.dimension]?.id ?? null) !== choice.id) return false;
  const { database } = services;
  const doctorId = next.doctor?.id ?? null;
  const centerId = next.center?.id ?? null;
  const companyId = next.company?.id ?? null;
  await database.userSession.update({ where: { tokenHash: session.id }, data: { companyId, doctorId, centerId } });
  if (REMEMBERED.includes(user.role)) {
    const data = { lastCompanyId: companyId, lastDoctorId: doctorId, lastCenterId: centerId };
    await database.userAccount.update({ where: { id: user.id }, data });
  }
  return true;
}
