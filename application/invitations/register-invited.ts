import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import type { invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { hashPassword } from '@aval/platform/password-hash';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { recordChange } from '../change-record/record-change';
import { recordSecurityEvents } from '../security-record/record-security-event';
import type { Services } from '../services';
import { lockRelations, raiseOtherSides } from '../users/relations/shared-relations';
import { findUsableId } from './find-usable-invitation';
import { type LockedInvitation, lockInvitation, recordedInvitation } from './invitation-facts';
import { isRegistered, lockEmail } from './open-invitation';

export type RegisterInvitedResult =
  | { status: 'created'; userId: number; email: string }
  /** Used, rejected, withdrawn, expired or unknown; the answer does not say which. */
  | { status: 'not_found' }
  /** An account with this e-mail exists by now. */
  | { status: 'registered' };

export interface RegisterInvitedInput {
  /** Company of the host at which the link was followed. */
  companyId: number;
  token: string;
  form: z.output<typeof invitationUseSchema>;
}

/**
 * Creates the account of an invitation. When a link is used twice at once, one use succeeds. Source: docs/rules.md 6.6.
 */
export async function registerInvited(
  services: Services,
  { companyId, token, form }: RegisterInvitedInput,
): Promise<RegisterInvitedResult> {
  const scope = forTenant(services.database, companyId);
  const now = services.clock.now();
  // Hashing is slow on purpose: check the token first, so that invalid links cost no hash, and hash outside the
  // transaction, so that no row waits.
  if ((await scope.read((tx) => findUsableId(tx, token, now))) === null) return { status: 'not_found' };
  const passwordHash = await hashPassword(form.password);
  return scope.run(async (tx): Promise<RegisterInvitedResult> => {
    await lockRelations(tx);
    const named = await findUsableId(tx, token, now);
    const invitation = named === null ? null : await lockInvitation(tx, named);
    // A use that waited for the lock finds the token already used.
    if (!invitation || (await findUsableId(tx, token, now)) === null) return { status: 'not_found' };
    await lockEmail(tx, invitation.email);
    if (await isRegistered(tx, invitation.email)) return { status: 'registered' };
    const userId = await createUser(tx, invitation, { ...form, passwordHash, now });
    await recordSecurityEvents(tx, [{ kind: 'link_used', detail: 'invitation', userId, companyId, at: now }]);
    await markUsed(tx, invitation, { userId, dni: form.dni, now });
    return { status: 'created', userId, email: invitation.email };
  });
}

interface NewAccount {
  name: string;
  dni: string;
  passwordHash: string;
  now: Date;
}

async function createUser(tx: Transaction, invitation: LockedInvitation, account: NewAccount): Promise<number> {
  const { id: invitationId, companyId, roleId, email } = invitation;
  const { name, dni, passwordHash, now } = account;
  const [invited, centers, doctors] = [
    await tx.invitation.findUniqueOrThrow({ where: { id: invitationId }, select: { language: true } }),
    await tx.invitationCenter.findMany({
      where: { invitationId },
      select: { centerId: true, center: { select: { name: true } } },
    }),
    await tx.userAccount.findMany({
      where: { companyId, roleId: ROLES.DOCTOR, active: true, dni: { in: invitation.doctorsDni } },
      select: { id: true, name: true },
    }),
  ];
  const isAssistant = roleId === ROLES.ASSISTANT;
  const { id } = await tx.userAccount.create({
    data: {
      name,
      dni,
      email,
      passwordHash,
      roleId,
      companyId,
      language: invited.language,
      passwordChangedAt: now,
      createdAt: now,
      centers: { create: centers.map(({ centerId }) => ({ centerId })) },
      assistedDoctors: { create: isAssistant ? doctors.map((doctor) => ({ doctorId: doctor.id })) : [] },
    },
    select: { id: true },
  });
  const role = isAssistant ? 'ASSISTANT' : 'DOCTOR';
  const centerIds = centers.map(({ centerId }) => centerId);
  await raiseOtherSides(tx, role, 'centers', centerIds);
  await raiseOtherSides(
    tx,
    role,
    'doctors',
    doctors.map((doctor) => doctor.id),
  );
  await recordChange(
    tx,
    { userId: id },
    {
      subject: 'user',
      subjectId: id,
      companyId,
      name,
      action: 'create',
      before: null,
      after: {
        name,
        dni,
        email,
        role,
        invitationId,
        centers: centers.map(({ center }) => center.name),
        doctors: isAssistant ? doctors.map((doctor) => doctor.name) : [],
      },
    },
  );
  return id;
}

/** Marks the invitation as used and clears its token. */
async function markUsed(
  tx: Transaction,
  before: LockedInvitation,
  { userId, dni, now }: { userId: number; dni: string; now: Date },
): Promise<void> {
  const status = INVITATION_STATUS.used;
  await tx.invitation.update({ where: { id: before.id }, data: { status, tokenHash: null, idCard: dni } });
  await recordChange(
    tx,
    { userId },
    {
      subject: 'invitation',
      subjectId: before.id,
      companyId: before.companyId,
      name: before.name,
      action: 'edit',
      before: recordedInvitation(before, now),
      after: recordedInvitation({ ...before, status }, now),
    },
  );
}
