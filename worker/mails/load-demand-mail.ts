import { stateOf } from '@aval/application/demand-rows/demand-subject';
import { findNewsDetails } from '@aval/application/history/find-news-details';
import { roleMay } from '@aval/domain/access/permissions';
import { isFilingRole } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { isValidationDenied } from '@aval/domain/demand/outlook/validation-denied';
import { isWorthMailing } from '@aval/domain/demand/timing/mailed-news';
import { dueAtOf, isReminderOver, type RemindedStatus } from '@aval/domain/demand/timing/reminders';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { DEFAULT_LANGUAGE, isLanguage } from '@aval/i18n/languages';
import type { Database } from '@aval/prisma/client';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Effect, Prisma } from '@aval/prisma/generated/client';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor, forTenant, type Transaction } from '@aval/prisma/scope';
import { companyAddress } from './company-address';
import type { MailSkip } from './failures';
import { findLastHost } from './find-last-host';
import type { MailSources } from './load-mail';
import type { DemandMail } from './model';

/** Payload that `write-news.ts` writes into a mail's row. */
interface MailPayload {
  key: NotificationKey;
}

/** Effect of a mail about a demand. */
export type DemandEffect = Effect & { demandId: string };

export type LoadedDemandMail = { to: string; mail: DemandMail } | { skip: MailSkip };

/** Loads a mail about a demand. Returns null when its subject is missing. Source: docs/rules.md 4.4. */
export async function loadDemandMail(sources: MailSources, row: DemandEffect): Promise<LoadedDemandMail | null> {
  const recipient = await sources.database.userAccount.findUnique({ where: { id: Number(row.recipient) } });
  const effect = recipient && (await readSubject(sources.database, row));
  if (!effect) return null;
  const { key, demand } = effect;
  if (!recipient.active) return { skip: 'recipient_inactive' };
  if (!recipient.emailNotifications) return { skip: 'recipient_declined' };
  // Age counts from the last request: a mail requested again is wanted, however old its subject.
  if (!isWorthMailing(row.requestedAt, sources.now)) return { skip: 'expired' };
  const isReminder = row.occasion !== '';
  if (isReminder && isReminderOver(key as RemindedStatus, demand.displayStatus as DisplayStatus))
    return { skip: 'outdated' };
  const actor = await findReader(sources, recipient.id, row);
  if (!actor) return { skip: 'out_of_sight' };

  const { name, primaryColor, hosts } = demand.company;
  const names = hosts.map(({ host }) => host);
  const lastHost = await findLastHost(sources.database, recipient.id);
  const page = companyAddress(sources.publicUrl, names, `/app/demands/${row.demandId}`, lastHost);
  // The link opens the answer at once for doctors and assistants who are asked for information.
  const isAsked = effect.details.askedBy !== null && isFilingRole(actor.role);
  return {
    to: recipient.email,
    mail: {
      language: isLanguage(recipient.language) ? recipient.language : DEFAULT_LANGUAGE,
      tenant: { name, primaryColor },
      reference: demand.reference,
      address: isAsked ? `${page}?action=answer` : page,
      key,
      validationDenied: isValidationDenied(stateOf(demand)),
      isReminder,
      ...effect.details,
      happenedAt: isReminder ? dueAtOf(row.occasion) : effect.happenedAt.toISOString(),
      role: actor.role,
      canSwitchOff: roleMay(actor.role, 'account.email_notifications'),
    },
  };
}

function readSubject(database: Database, { companyId, demandId, sequence, payload, createdAt }: DemandEffect) {
  const { key } = payload as unknown as MailPayload;
  return forTenant(database, companyId).read(async (transaction) => {
    const entry =
      sequence === 0
        ? await readDraft(transaction, demandId, createdAt)
        : await transaction.demandHistory.findUnique({
            where: { demandId_sequence: { demandId, sequence } },
            select: { createdAt: true, demand: { select: DEMAND_SELECT } },
          });
    if (!entry) return null;
    const told = { demandId, sequence, key };
    const detailsOf = await findNewsDetails(transaction, [told]);
    return { key, demand: entry.demand, happenedAt: entry.createdAt, details: detailsOf(told) };
  });
}

/** Reads the draft itself, since drafts have no history entries. Returns null once it was deleted. */
async function readDraft(transaction: Transaction, id: string, createdAt: Date) {
  const demand = await transaction.demand.findUnique({ where: { id }, select: DEMAND_SELECT });
  return demand && { createdAt, demand };
}

const DEMAND_SELECT = {
  reference: true,
  displayStatus: true,
  state: true,
  company: { select: { name: true, primaryColor: true, hosts: { select: { host: true } } } },
} satisfies Prisma.DemandSelect;

/** Returns the recipient, or null without access to the demand today. */
async function findReader(
  { database, now }: MailSources,
  userId: number,
  { demandId, companyId }: { demandId: string; companyId: number },
) {
  const actor = await loadActor(database, userId, { companyId });
  if (!actor) return null;
  const visible = await forActor(database, actor).read((transaction) =>
    transaction.demand.findFirst({
      where: { AND: [demandScope(actor, civilDateOf(now)), { id: demandId }] },
      select: { id: true },
    }),
  );
  return visible && actor;
}
