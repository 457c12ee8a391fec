import { setTimeout } from 'node:timers/promises';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import type { accountRequestSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { message } from '@aval/domain/validation/fields/message';
import type { Language } from '@aval/i18n/languages';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { Tenant } from '../access/find-tenant';
import { ANSWERED_AFTER_MS } from '../access/passwords/request-reset';
import { requestMail } from '../effects/request-mail';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';
import { countAnonymousAttempt } from './anonymous-attempts';
import { areRequestable } from './choosable-centers';
import { notifyOfRequest } from './notify-of-request';
import { type EmailObstacle, findEmailObstacle, lockEmail } from './open-invitation';
import { findFileIssue, spendFiles } from './request-files';

export type AccountRequest = z.output<typeof accountRequestSchema>;

export interface RequestAccountInput {
  tenant: Pick<Tenant, 'companyId' | 'isDefault'>;
  /** Network address that the request comes from. */
  address: string;
  /** Language of the answers to the requester. */
  language: Language;
  form: AccountRequest;
}

export type RequestAccountResult =
  /** Does not say whether the e-mail has an account or a request already. */
  | { status: 'taken' }
  | { status: 'invalid'; issues: FormIssue[] }
  | { status: 'throttled'; waitSeconds: number }
  /** The default tenant accepts no account requests. */
  | { status: 'not_found' };

/**
 * Requests an account. The answer and its time are the same for every e-mail: when an account or request exists, its
 * owner is notified by mail instead. Source: docs/rules.md 6.2, 6.7.
 */
export async function requestAccount(
  services: Services,
  { tenant: { companyId, isDefault }, address, language, form }: RequestAccountInput,
): Promise<RequestAccountResult> {
  if (isDefault) return { status: 'not_found' };
  const waitSeconds = await countAnonymousAttempt(services, 'request', address);
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };
  const now = services.clock.now();
  let spent: string[] = [];
  const [, result] = await Promise.all([
    setTimeout(ANSWERED_AFTER_MS),
    forTenant(services.database, companyId).run(async (tx): Promise<RequestAccountResult> => {
      const issues = await findIssues(tx, companyId, form);
      if (issues.length > 0) return { status: 'invalid', issues };
      await lockEmail(tx, form.email);
      const obstacle = await findEmailObstacle(tx, form.email, now);
      if (obstacle === null) await writeRequest(tx, { companyId, language, form, now });
      else {
        await tellOwner(tx, { companyId, obstacle, now });
        spent = await spendFiles(tx, form.attachments);
      }
      return { status: 'taken' };
    }),
  ]);
  await Promise.all(spent.map((key) => services.files.delete(key)));
  return result;
}

/** Checks only what was typed: no issue may depend on who has an account. */
async function findIssues(tx: Transaction, companyId: number, form: AccountRequest): Promise<FormIssue[]> {
  const fileIssue = await findFileIssue(tx, companyId, form.attachments);
  return [
    ...((await areRequestable(tx, companyId, form.centers))
      ? []
      : [{ path: 'centers', message: message('withdrawnCenter') }]),
    ...(fileIssue ? [fileIssue] : []),
  ];
}

/** One day: the owner of an address gets at most one mail in it, so that repeated requests cannot fill the mailbox. */
const TOLD_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;

interface Told {
  companyId: number;
  obstacle: EmailObstacle;
  now: Date;
}

/** Notifies by mail, which only the owner of the address reads. */
async function tellOwner(tx: Transaction, { companyId, obstacle, now }: Told): Promise<void> {
  const { mail, about } =
    'userId' in obstacle
      ? {
          mail: { key: 'account_exists', companyId, ...obstacle } as const,
          about: { recipient: String(obstacle.userId) },
        }
      : { mail: { key: 'request_repeated', companyId, ...obstacle } as const, about: obstacle };
  const told = await tx.effect.count({
    where: {
      ...about,
      kind: 'mail',
      demandId: null,
      payload: { path: ['key'], equals: mail.key },
      createdAt: { gt: new Date(now.getTime() - TOLD_AGAIN_AFTER_MS) },
    },
  });
  if (told === 0) await requestMail(tx, mail);
}

interface Written extends Pick<RequestAccountInput, 'language' | 'form'> {
  companyId: number;
  now: Date;
}

async function writeRequest(tx: Transaction, { companyId, language, form, now }: Written): Promise<void> {
  const { role, name, email, phone, reason, centers, doctorsDni, attachments } = form;
  const { id } = await tx.invitation.create({
    data: {
      companyId,
      name,
      email,
      phone,
      reason,
      doctorsDni,
      language,
      createdAt: now,
      roleId: ROLES[role],
      status: INVITATION_STATUS.pending,
      centers: { create: centers.map((centerId) => ({ centerId, companyId })) },
    },
    select: { id: true },
  });
  await tx.attachment.createMany({
    data: attachments.map(({ mediaId, description }, place) => ({
      companyId,
      mediaId,
      description,
      place,
      invitationId: id,
      side: 'doctor',
    })),
  });
  await notifyOfRequest(tx, { companyId, invitationId: id, requestedAt: now });
}
