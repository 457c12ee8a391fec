import { recordChange } from '@aval/application/change-record/record-change';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { createCompany } from '@aval/prisma/factories/company';
import { createUser } from '@aval/prisma/factories/user';
import { loadActor } from '@aval/prisma/load-actor';
import { forTenant } from '@aval/prisma/scope';
import { services } from './arrange';
import { newEmail } from './arrange-invitation';
import { MERIDIANA, PLATFORM } from './people';

/** Creates a company that no other test uses. */
export async function arrangeCompany(): Promise<{ id: number; name: string }> {
  const { database } = services();
  const { id, name, subdomain } = await createCompany(database);
  await database.companyHost.create({ data: { host: `${subdomain}.example`, companyId: id } });
  return { id, name };
}

/** Creates a user of a company, or of the platform, with the story's password. */
export async function arrangePersonOf(
  companyId?: number,
  role: RoleName = 'REPRESENTATIVE',
  isAtCenter = false,
): Promise<{ id: number; email: string; name: string }> {
  const { database } = services();
  const where = { email: MERIDIANA.doctor };
  const { passwordHash } = await database.userAccount.findUniqueOrThrow({ where, select: { passwordHash: true } });
  const center = await database.center.findFirstOrThrow({ where: { type: 'Ambos', hidden: false } });
  const centerIds = isAtCenter ? [center.id] : [];
  const { id, email, name } = await createUser(database, { role, companyId, passwordHash, centerIds });
  return { id, email, name };
}

export async function arrangeName(id: number, name: string): Promise<void> {
  await services().database.userAccount.update({ where: { id }, data: { name } });
}

export async function arrangeRole(email: string, role: RoleName): Promise<void> {
  await services().database.userAccount.update({ where: { email }, data: { roleId: ROLES[role] } });
}

/** Creates a pending account request. */
export async function arrangeInvitationOf(companyId: number): Promise<number> {
  const person = { companyId, email: newEmail(), name: 'Eva Robles', roleId: ROLES.DOCTOR };
  const { id } = await forTenant(services().database, companyId).run((tx) =>
    tx.invitation.create({ data: { ...person, status: INVITATION_STATUS.pending }, select: { id: true } }),
  );
  return id;
}

/** Adds an edit of the company by a superadmin to the change log. */
export async function arrangeChange({ id, name }: { id: number; name: string }): Promise<void> {
  const { database } = services();
  const where = { email: PLATFORM.superadmin };
  const { id: userId } = await database.userAccount.findUniqueOrThrow({ where, select: { id: true } });
  const actor = await loadActor(database, userId, { companyId: null });
  if (!actor) throw new Error('the superadmin is not active');
  await forTenant(database, id).run((tx) =>
    recordChange(tx, actor, {
      subject: 'company',
      subjectId: id,
      companyId: id,
      name,
      action: 'edit',
      before: { slogan: 'Antes' },
      after: { slogan: 'Después' },
    }),
  );
}
