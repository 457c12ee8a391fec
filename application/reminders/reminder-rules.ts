import { DEFAULT_REMINDER_RULES, isReminded, type ReminderRules } from '@aval/domain/demand/timing/reminders';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';

/** Reads a company's reminder settings, with the defaults of docs/rules.md 4.1 where it has set none. */
export async function readReminderRules(transaction: Transaction, companyId: number): Promise<ReminderRules> {
  const rules = { ...DEFAULT_REMINDER_RULES };
  const rows = await transaction.reminderSetting.findMany({ where: { companyId } });
  for (const { displayStatus, firstAfter, every } of rows) {
    const status = displayStatus as DisplayStatus;
    if (isReminded(status)) rules[status] = { firstAfter, every };
  }
  return rules;
}
