import { isAdminRole, ROLES } from '@aval/domain/access/roles';
import type { Session } from '../access/load-session';
import type { Services } from '../services';
import { chooseContext } from './choose-context';

/**
 * Switches the context to the company of a link, for a manager who works for it and for an admin with another company
 * in context. Returns the company's name when the context changed, so that the page can report it; null when the
 * company or all companies were in context already, and when the user may not choose it. Source: docs/rules.md 2.5,
 * decision 17.
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

/** Switches the context for a link to a doctor's requests, to the company of that doctor. */
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
