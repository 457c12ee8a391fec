import type { ReminderSettings } from '@aval/application/reminders/get-reminder-settings';
import { formatStamp } from '@aval/i18n/format';
import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Field } from '../../../components/field';
import { LeaveDialog } from '../../../components/leave-dialog';
import { PageHead } from '../../../components/page-head';
import { Select } from '../../../components/select';
import { useTranslation } from '../../../shell/translation';
import { ReminderTable } from './reminder-table';

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
  const [changedRevision, setChangedRevision] = useState<number | null>(null);
  return (
    <div className="page reminders">
      <LeaveDialog isDirty={(changedRevision === revision || isStale) && !isSaving} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Form method="get" className="reminders__company" onChange={(event) => submit(event.currentTarget)}>
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
      <Form method="post" noValidate className="reminders__form" onChange={() => setChangedRevision(revision)}>
        {isStale ? (
          <Banner tone="warn" role="alert">
            {t('stale')}
          </Banner>
        ) : null}
        {reply?.status === 'error' && !isStale ? (
          <Banner tone="danger" role="alert">
            {t('invalid')}
          </Banner>
        ) : null}
        <input type="hidden" name="companyId" value={companyId} />
        <input type="hidden" name="revision" value={revision} />
        <ReminderTable rules={settings.rules} reply={reply} isStale={isStale} />
        <p className="hint">
          {t('atOnce')} {t('nobody')}
        </p>
        <div className="reminders__end">
          <Button type="submit" kind="primary" busy={isSaving}>
            {t('save')}
          </Button>
          <span className="hint">
            {changed ? t('changed', { name: changed.by, when: formatStamp(changed.at) }) : t('unchangedYet')}
          </span>
        </div>
      </Form>
    </div>
  );
}
