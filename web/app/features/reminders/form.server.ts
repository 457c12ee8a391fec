import { reminderSettingsSchema } from '@aval/domain/validation/dialogs/reminder-settings-schema';
import { identifier, integer } from '@aval/domain/validation/fields/field';

/** The settings with the company that they are for, and the revision that the page showed. */
export const reminderFormSchema = reminderSettingsSchema.extend({
  companyId: identifier(),
  revision: integer({ min: 0 }),
});
