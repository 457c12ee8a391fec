import type { ReminderSettings } from '@aval/application/reminders/get-reminder-settings';
import { reminderSettingsSchema } from '@aval/domain/validation/dialogs/reminder-settings-schema';
import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { ReminderTable } from './reminder-table';

/** Its button stands outside of it. */
export const REMINDER_FORM = 'reminders';

interface ReminderFormProps {
  settings: ReminderSettings;
  /** What was wrong with what was sent, and what was typed. */
  reply: SubmissionResult | undefined;
  /** Another has changed them meanwhile. */
  isStale: boolean;
}

export type ReminderFields = z.input<typeof reminderSettingsSchema>;

/** The working days of one revision of a company's settings. */
export function ReminderForm({ settings, reply, isStale }: ReminderFormProps) {
  const { t } = useTranslation('reminders');
  const isSaving = useNavigation().formMethod === 'POST';
  const { companyId, revision, rules } = settings;
  const [form, fields] = useForm<ReminderFields, unknown>({
    id: REMINDER_FORM,
    defaultValue: rules,
    lastResult: reply,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => name !== 'companyId' && name !== 'revision',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: reminderSettingsSchema, disableAutoCoercion: true }),
  });
  return (
    <OwnForm id={form.id} noValidate className="grid gap-3.5" onSubmit={form.onSubmit}>
      <LeaveDialog isDirty={form.dirty && !isSaving} />
      {isStale ? (
        <Banner tone="warn" role="alert">
          {t('stale')}
        </Banner>
      ) : null}
      {form.status === 'error' ? (
        <Banner tone="danger" role="alert">
          {t('invalid')}
        </Banner>
      ) : null}
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="revision" value={revision} />
      <ReminderTable rules={rules} fields={fields} isStale={isStale} />
      <p className="max-w-[76ch] text-xs text-ink-3">
        {t('atOnce')} {t('nobody')}
      </p>
      <FailedNotice />
    </OwnForm>
  );
}
