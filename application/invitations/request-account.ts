import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import type { accountRequestSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { message } from '@aval/domain/validation/fields/message';
import type { Language } from '@aval/i18n/languages';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { Tenant } from '../access/find-tenant';
import type { FormIssue } from '../engine/outcomes';
import { notifyOfRequest } from '../notifications/notify-of-request';
import type { Services } from '../services';
import { areRequestable } from './choosable-centers';
import { findEmailObstacle, lockEmail } from './open-invitation';
import { findFileIssue } from './request-files';
import { countDeed } from './stranger-attempts';

export type AccountRequest = z.output<typeof accountRequestSchema>;

export interface RequestAccountInput {
  tenant: Pick<Tenant, 'companyId' | 'isDefault'>;
  /** The address that the request comes from. */
  address: string;
  /** In which whoever asks is answered. */
  language: Language;
  form: AccountRequest;
}

export type RequestAccountResult =
  | { status: 'created'; invitationId: number }
  | { status: 'invalid'; issues: FormIssue[] }
  | { status: 'throttled'; waitSeconds: number }
  /** The default tenant is asked for no accounts. */
  | { status: 'not_found' };

/** Somebody asks for an account. Source: docs/rules.md 6.2. */
export async function requestAccount(
  services: Services,
  { tenant: { companyId, isDefault }, address, language, form }: RequestAccountInput,
): Promise<RequestAccountResult> {
  if (isDefault) return { status: 'not_found' };
  const waitSeconds = await countDeed(services, 'request', address);
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };
  const now = services.clock.now();
  return forTenant(services.database, companyId).run(async (tx): Promise<RequestAccountResult> => {
    await lockEmail(tx, form.email);
    const issues = await findIssues(tx, companyId, form, now);
    if (issues.length > 0) return { status: 'invalid', issues };
    const invitationId = await writeRequest(tx, { companyId, language, form, now });
    return { status: 'created', invitationId };
  });
}

async function findIssues(tx: Transaction, companyId: number, form: AccountRequest, now: Date): Promise<FormIssue[]> {
  const obstacle = await findEmailObstacle(tx, form.email, now);
  const email = obstacle === 'registered' ? 'emailRegistered' : 'emailRequested';
  const fileIssue = await findFileIssue(tx, companyId, form.attachments);
  return [
    ...(obstacle ? [{ path: 'email', message: message(email) }] : []),
    ...((await areRequestable(tx, companyId, form.centers))
      ? []
      : [{ path: 'centers', message: message('withdrawnCenter') }]),
    ...(fileIssue ? [fileIssue] : []),
  ];
}

interface Written extends Pick<RequestAccountInput, 'language' | 'form'> {
  companyId: number;
  now: Date;
}

async function writeRequest(tx: Transaction, { companyId, language, form, now }: Written): Promise<number> {
  const { role, name, email, phone, reason, centers, doctorsDni, attachments } = form;
  const { id } = await tx.invitation.create({
    data: {
      ...{ companyId, name, email, phone, reason, doctorsDni, language, createdAt: now },
      roleId: ROLES[role],
      status: INVITATION_STATUS.pending,
      centers: { create: centers.map((centerId) => ({ centerId, companyId })) },
    },
    select: { id: true },
  });
  await tx.attachment.createMany({
    data: attachments.map(({ mediaId, description }, place) => ({
      ...{ companyId, mediaId, description, place, invitationId: id },
      side: 'doctor',
    })),
  });
  await notifyOfRequest(tx, { companyId, invitationId: id, requestedAt: now });
  return id;
}
