import type { ReminderSettings } from '@aval/application/reminders/get-reminder-settings';
import { formatStamp } from '@aval/i18n/format';
import { Form, useSubmit } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import type { EntryAnswer } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import { ReminderForm } from './reminder-form';

interface RemindersPageProps {
  companies: readonly { id: number; name: string }[];
  settings: ReminderSettings;
  answer: EntryAnswer | undefined;
}

export function RemindersPage({ companies, settings, answer }: RemindersPageProps) {
  const { t } = useTranslation('reminders');
  const submit = useSubmit();
  const { companyId, changed } = settings;
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
      <p className="mb-3 max-w-[76ch] text-xs text-ink-3">
        {changed ? t('changed', { name: changed.by, when: formatStamp(changed.at) }) : t('unchangedYet')}
      </p>
      <ReminderForm settings={settings} answer={answer} />
    </Page>
  );
}
