import type { ReminderSettings } from '@aval/application/reminders/get-reminder-settings';
import { REMINDED_STATUSES } from '@aval/domain/demand/timing/reminders';
import { reminderSettingsSchema } from '@aval/domain/validation/dialogs/reminder-settings-schema';
import type { z } from 'zod';
import { type EntryAnswer, EntryForm } from '../../../components/entries/entry-form';
import { useSavedHere } from '../../../components/entries/use-saved-here';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { ReminderTable } from './reminder-table';

interface ReminderFormProps {
  settings: ReminderSettings;
  answer: EntryAnswer | undefined;
}

export type ReminderFields = z.input<typeof reminderSettingsSchema>;

const PARTS = ['firstAfter', 'every'] as const;

/** Form with the working days of a company's reminders. */
export function ReminderForm({ settings, answer }: ReminderFormProps) {
  const { t } = useTranslation(['reminders', 'demand']);
  const { companyId, revision, rules } = settings;
  const key = useSavedHere(revision, answer?.isStale ?? false);
  const named = REMINDED_STATUSES.flatMap((status) =>
    PARTS.map((part) => {
      const label = `${t(`demand:status.${status}.long`)}: ${t(`reminders:column.${part}`)}`;
      return [`${status}.${part}`, { label, say: (days: string) => `${days} ${t('reminders:days')}` }] as const;
    }),
  );
  return (
    <EntryForm<ReminderFields>
      key={key}
      schema={reminderSettingsSchema}
      words={Object.fromEntries(named)}
      values={rules}
      revision={revision}
      answer={answer}
      verb={t('reminders:save')}
    >
      {(fields, tell, form) => (
        <div className="grid gap-3.5">
          {form.status === 'error' ? (
            <Banner tone="danger" role="alert">
              {t('reminders:invalid')}
            </Banner>
          ) : null}
          <input type="hidden" name="companyId" value={companyId} />
          <ReminderTable fields={fields} tell={tell} />
          <p className="max-w-[76ch] text-xs text-ink-3">
            {t('reminders:atOnce')} {t('reminders:nobody')}
          </p>
        </div>
      )}
    </EntryForm>
  );
}
