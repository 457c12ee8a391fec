import { reminderSettingsSchema } from '@aval/domain/validation/dialogs/reminder-settings-schema';
import { identifier, integer } from '@aval/domain/validation/fields/field';

/** Reminder settings with their company and the revision shown by the page. */
export const reminderFormSchema = reminderSettingsSchema.extend({
  companyId: identifier(),
  revision: integer({ min: 0 }),
});
