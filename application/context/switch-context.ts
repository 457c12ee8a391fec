import { isAdminRole, ROLES } from '@aval/domain/access/roles';
import type { Session } from '../access/load-session';
import type { Services } from '../services';
import { chooseContext } from './choose-context';

/**
 * A link may lead to another company that the manager works for, or that an admin may choose: the context follows
 * it. Returns the company's name when it was changed, so that the page can say so; null when the company was in context
 * already, when all companies are, or when it is not the user's to choose. Source: docs/rules.md 2.5, decision 17.
 */
export async function switchContextFor(
  services: Services,
  session: Session,
  companyId: number,
): Promise<string | null> {
  const { company } = session.context;
  const { role } = session.user;
  if (role !== 'MANAGER' && !isAdminRole(role)) return null;
  const looksAtAll = isAdminRole(role) && company === null;
  if (looksAtAll || company?.id === companyId) return null;
  const wanted = session.contextOptions.companies.find((option) => option.id === companyId);
  if (!wanted || !(await chooseContext(services, session, { dimension: 'company', id: companyId }))) return null;
  return wanted.name;
}

/** The same for a link to what a doctor has filed, of whatever company that doctor is. */
export async function switchContextForDoctor(
  services: Services,
  session: Session,
  doctorId: number,
): Promise<string | null> {
  const doctor = await services.database.userAccount.findFirst({
    where: { id: doctorId, roleId: ROLES.DOCTOR },
    select: { companyId: true },
  });
  return doctor?.companyId ? switchContextFor(services, session, doctor.companyId) : null;
}
