import type { ReminderSettings } from '@aval/application/reminders/get-reminder-settings';
import { formatStamp } from '@aval/i18n/format';
import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import { REMINDER_FORM, ReminderForm } from './reminder-form';

interface RemindersPageProps {
  companies: readonly { id: number; name: string }[];
  settings: ReminderSettings;
  /** What was wrong with what was sent, and what was typed. */
  reply: SubmissionResult | undefined;
  /** Another has changed them meanwhile. */
  isStale: boolean;
}

export function RemindersPage({ companies, settings, reply, isStale }: RemindersPageProps) {
  const { t } = useTranslation('reminders');
  const submit = useSubmit();
  const isSaving = useNavigation().formMethod === 'POST';
  const { companyId, revision, changed } = settings;
  return (
    <Page width="form">
      <PageHead title={t('title')} lead={t('lead')} />
      <Form
        method="get"
        className="mb-4 flex max-w-xs items-end gap-2 [&>:first-child]:flex-1"
        onChange={(event) => submit(event.currentTarget)}
      >
        <Field label={t('company')}>
          <Select
            name="company"
            value={String(companyId)}
            placeholder={false}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <noscript>
          <Button type="submit">{t('showCompany')}</Button>
        </noscript>
      </Form>
      <ReminderForm key={revision} settings={settings} reply={reply} isStale={isStale} />
      {/* It stays where it is, and keeps the focus, when the form begins anew with what was saved. */}
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:[&>button]:w-full">
        <Button type="submit" form={REMINDER_FORM} kind="primary" busy={isSaving}>
          {t('save')}
        </Button>
        <span className="max-w-[76ch] text-xs text-ink-3">
          {changed ? t('changed', { name: changed.by, when: formatStamp(changed.at) }) : t('unchangedYet')}
        </span>
      </div>
    </Page>
  );
}
