import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { ReminderRules } from '@aval/domain/demand/timing/reminders';
import { forTenant } from '@aval/prisma/scope';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { readReminderRules } from './reminder-rules';
import { readRevision } from './settings-revision';

export interface ReminderSettings {
  companyId: number;
  rules: ReminderRules;
  /** Revision by which the form detects changes by others. */
  revision: number;
  /** Last change; null while the settings are the initial ones. */
  changed: { by: string; at: Date } | null;
}

/** Reads the reminder settings of a company; null when the company does not exist or the actor may not change them. */
export async function getReminderSettings(
  services: Services,
  actor: Actor,
  companyId: number,
): Promise<ReminderSettings | null> {
  if (!can(actor, 'reminders.edit') || !actor.companyIds.includes(companyId)) return null;
  return forTenant(services.database, companyId).read(async (transaction) => {
    const rules = await readReminderRules(transaction, companyId);
    const last = await readRevision(transaction, companyId);
    const user = last && (await transaction.userAccount.findUnique({ where: { id: last.changedById } }));
    const changed = last && user ? { by: user.name, at: last.createdAt } : null;
    return { companyId, rules, revision: last?.id ?? 0, changed };
  });
}

/**
 * Lists the companies whose settings the actor may change, by name; the default tenant comes last, since it has hardly
 * any demands.
 */
export async function listReminderCompanies(services: Services, actor: Actor): Promise<{ id: number; name: string }[]> {
  if (!can(actor, 'reminders.edit')) return [];
  return services.database.company.findMany({
    where: { id: { in: [...actor.companyIds] } },
    orderBy: [{ isDefault: 'asc' }, ...BY_NAME],
    select: { id: true, name: true },
  });
}
