import { stateOf } from '@aval/application/demands/demand-subject';
import { findNewsDetails } from '@aval/application/history/find-news-details';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/commands';
import { isWorthMailing } from '@aval/domain/demand/mailed-news';
import { isValidationDenied } from '@aval/domain/demand/validation-denied';
import { DEFAULT_LANGUAGE, isLanguage } from '@aval/i18n/languages';
import type { Database } from '@aval/prisma/client';
import { demandScope } from '@aval/prisma/demand-scope';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor, forTenant } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import { demandAddress } from './demand-address';
import type { MailSkip } from './failures';
import type { DemandMail } from './model';

/** What `write-news.ts` puts into a mail's row. */
interface MailPayload {
  key: NotificationKey;
}

export interface MailSources {
  database: Database;
  publicUrl: string;
  now: Date;
}

export type LoadedMail = { to: string; mail: DemandMail } | { skip: MailSkip };

/**
 * The mail of an effect as it is to be sent now: days may lie between the news and its mail, so the recipient is looked at again. Null when the
 * effect, or what it is about, is not there.
 */
export async function loadMail(sources: MailSources, input: EffectInput): Promise<LoadedMail | null> {
  const effect = await readEffect(sources.database, input);
  if (!effect) return null;
  const { key } = effect.payload as unknown as MailPayload;
  const recipient = await sources.database.userAccount.findUnique({ where: { id: Number(effect.recipient) } });
  if (!recipient) return null;
  if (!recipient.active) return { skip: 'recipient_inactive' };
  if (!recipient.emailNotifications) return { skip: 'recipient_declined' };
  // Somebody who asks for it again wants it, however old it is.
  if (!isWorthMailing(effect.requestedAt, sources.now)) return { skip: 'expired' };
  const isReminder = effect.occasion !== '';
  if (isReminder && effect.demand.displayStatus !== key) return { skip: 'outdated' };
  const actor = await findReader(sources, recipient.id, effect);
  if (!actor) return { skip: 'out_of_sight' };

  const { name, primaryColor, hosts } = effect.demand.company;
  const names = hosts.map(({ host }) => host);
  return {
    to: recipient.email,
    mail: {
      language: isLanguage(recipient.language) ? recipient.language : DEFAULT_LANGUAGE,
      tenant: { name, primaryColor },
      reference: effect.demand.reference,
      address: demandAddress(sources.publicUrl, names, effect.demandId),
      key,
      validationDenied: isValidationDenied(stateOf(effect.demand)),
      isReminder,
      ...effect.details,
      happenedAt: isReminder ? effect.occasion : effect.happenedAt.toISOString(),
      role: actor.role,
      canSwitchOff: roleMay(actor.role, 'account.email_notifications'),
    },
  };
}

async function readEffect(database: Database, { effectId, companyId }: EffectInput) {
  return forTenant(database, companyId).read(async (transaction) => {
    const effect = await transaction.effect.findUnique({
      where: { id: effectId, kind: 'mail' },
      include: {
        demand: {
          select: {
            reference: true,
            displayStatus: true,
            state: true,
            company: { select: { name: true, primaryColor: true, hosts: { select: { host: true } } } },
          },
        },
      },
    });
    if (!effect) return null;
    const entry = await transaction.demandHistory.findUnique({
      where: { demandId_sequence: { demandId: effect.demandId, sequence: effect.sequence } },
      select: { createdAt: true },
    });
    const { key } = effect.payload as unknown as MailPayload;
    const { demandId, sequence } = effect;
    const told = { demandId, sequence, key };
    const detailsOf = await findNewsDetails(transaction, [told]);
    return entry && { ...effect, happenedAt: entry.createdAt, details: detailsOf(told) };
  });
}

/** The recipient, as far as he or she may see the demand today. */
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
