import { expect, it } from 'vitest';
import { DEFAULT_REMINDER_RULES } from '../../demand/timing/reminders';
import { reminderSettingsSchema } from './reminder-settings-schema';

const typed = (pending_analysis: unknown) => ({ ...DEFAULT_REMINDER_RULES, pending_analysis });

it('parses typed values as whole working days', () => {
  const answer = reminderSettingsSchema.safeParse(typed({ firstAfter: ' 3 ', every: '10' }));
  expect(answer.data).toEqual({ ...DEFAULT_REMINDER_RULES, pending_analysis: { firstAfter: 3, every: 10 } });
});

it.each([
  [{ firstAfter: '-1', every: '2' }, 'pending_analysis.firstAfter'],
  [{ firstAfter: '1.5', every: '2' }, 'pending_analysis.firstAfter'],
  [{ firstAfter: '61', every: '2' }, 'pending_analysis.firstAfter'],
  [{ firstAfter: '', every: '2' }, 'pending_analysis.firstAfter'],
  [{ firstAfter: '0', every: '0' }, 'pending_analysis.every'],
  [{ firstAfter: '0', every: 'dos' }, 'pending_analysis.every'],
  [{ firstAfter: '0', every: '61' }, 'pending_analysis.every'],
])('refuses %j and names the field', (rule, place) => {
  const { error } = reminderSettingsSchema.safeParse(typed(rule));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([place]);
});
