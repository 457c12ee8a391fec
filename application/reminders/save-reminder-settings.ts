import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { REMINDED_STATUSES, type ReminderRules } from '@aval/domain/demand/timing/reminders';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';
import { recordChange } from '../change-record/record-change';
import { wakeRelay } from '../engine/outbox';
import type { Services } from '../services';
import { readReminderRules } from './reminder-rules';
import { readRevision } from './settings-revision';

export interface SaveReminderSettingsInput {
  companyId: number;
  rules: ReminderRules;
  /** Revision of the settings that the page showed. */
  revision: number;
}

export type SaveReminderSettingsResult =
  | { status: 'done' }
  /** The settings equal the stored ones. */
  | { status: 'unchanged' }
  | { status: 'stale' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/**
 * Changes when the people of a company are reminded. The same transaction marks its waiting demands for an update,
 * which the relay sends in batches when the engine is up. Source: docs/rules.md 4.1.
 */
export async function saveReminderSettings(
  services: Services,
  actor: Actor,
  input: SaveReminderSettingsInput,
): Promise<SaveReminderSettingsResult> {
  if (!can(actor, 'reminders.edit')) return { status: 'forbidden' };
  const { companyId } = input;
  if (!actor.companyIds.includes(companyId)) return { status: 'not_found' };
  return forTenant(services.database, companyId).run((transaction) => save(transaction, actor, input));
}

async function save(
  transaction: Transaction,
  actor: Actor,
  { companyId, rules, revision }: SaveReminderSettingsInput,
): Promise<SaveReminderSettingsResult> {
  // Lock, so that of two simultaneous saves the second one sees the first and is refused as stale.
  const [company] = await transaction.$queryRaw<{ name: string }[]>`
    SELECT name FROM company WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const last = await readRevision(transaction, companyId);
  if ((last?.id ?? 0) !== revision) return { status: 'stale' };
  const before = await readReminderRules(transaction, companyId);
  const changed = REMINDED_STATUSES.filter(
    (status) => before[status].firstAfter !== rules[status].firstAfter || before[status].every !== rules[status].every,
  );
  if (changed.length === 0) return { status: 'unchanged' };
  for (const displayStatus of changed) {
    await transaction.reminderSetting.upsert({
      where: { companyId_displayStatus: { companyId, displayStatus } },
      create: { companyId, displayStatus, ...rules[displayStatus] },
      update: rules[displayStatus],
    });
  }
  await transaction.reminderChange.create({ data: { companyId, changedById: actor.userId } });
  await recordChange(transaction, actor, {
    subject: 'reminders',
    subjectId: companyId,
    companyId,
    name: company?.name ?? '',
    action: 'edit',
    before: factsOf(before),
    after: factsOf(rules),
  });
  await wakeRelay(transaction);
  return { status: 'done' };
}

function factsOf(rules: ReminderRules): ChangeFacts {
  return Object.fromEntries(
    REMINDED_STATUSES.map((status) => [status, [rules[status].firstAfter, rules[status].every]]),
  );
}
