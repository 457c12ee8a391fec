import { identifier, integer } from '@aval/domain/validation/field';
import { reminderSettingsSchema } from '@aval/domain/validation/reminder-settings-schema';

/** The settings with the company that they are for, and the revision that the page showed. */
export const reminderFormSchema = reminderSettingsSchema.extend({
  companyId: identifier(),
  revision: integer({ min: 0 }),
});
