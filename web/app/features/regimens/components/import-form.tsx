import { LARGEST_FILE_KB, MOST_REGIMENS } from '@aval/domain/validation/catalogues/regimen-file';
import { useNavigation } from '@remix-run/react';
import { useRef } from 'react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Combobox } from '../../../components/choices/combobox';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { FileChooser } from '../../../components/fields/file-chooser';
import { TextArea } from '../../../components/fields/text-area';
import { Banner } from '../../../components/notices/banner';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import type { ImportAnswer } from '../regimen-files.server';
import { REGIMEN } from '../regimens-address';
import { ImportErrors } from './import-errors';
import { ImportPreview } from './import-preview';

interface ImportFormProps {
  mayBePlatform: boolean;
  answer: ImportAnswer | undefined;
}

/** Import of a regimen file, with a preview of the changes before they are applied. */
export function ImportForm({ mayBePlatform, answer }: ImportFormProps) {
  const { t } = useTranslation(['regimens', 'validation']);
  const isBusy = useNavigation().formMethod === 'POST';
  const chooser = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const plan = answer?.plan;
  const count = plan?.rows.filter(({ kind }) => kind !== 'same').length ?? 0;
  async function take(file: File) {
    if (text.current) text.current.value = await file.text();
  }
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[{ label: t('regimens:title'), to: REGIMEN.list }, { label: t('regimens:importPage.title') }]}
      />
      <PageHead title={t('regimens:importPage.title')} lead={t('regimens:importPage.lead')} />
      <OwnForm className="grid grid-cols-1 gap-5">
        <Field
          label={t('regimens:importPage.companyId')}
          {...(answer?.isForNobody ? { error: t('validation:choose') } : {})}
          {...(mayBePlatform ? { optional: true, hint: t('regimens:companyHint') } : {})}
        >
          <Combobox name="companyId" source="/app/options/companies" label={t('regimens:importPage.companyId')} />
        </Field>
        <div>
          <Button icon="upload" onClick={() => chooser.current?.click()}>
            {t('regimens:importPage.choose')}
          </Button>
          <FileChooser
            chooser={chooser}
            label={t('regimens:importPage.choose')}
            accept=".yaml,.yml,application/yaml,text/yaml,text/plain"
            onChoose={(file) => void take(file)}
          />
        </div>
        <Field
          label={t('regimens:importPage.text')}
          hint={t('regimens:importPage.hint', { kilobytes: LARGEST_FILE_KB, max: MOST_REGIMENS })}
        >
          <TextArea ref={text} name="text" rows={12} maxRows={12} spellCheck={false} className="min-h-48 font-mono" />
        </Field>
        <FailedNotice />
        {answer?.isStale ? <Banner tone="warn">{t('regimens:importPage.stale')}</Banner> : null}
        <ImportErrors errors={answer?.errors ?? []} count={answer?.errorCount ?? 0} />
        {plan ? <ImportPreview rows={plan.rows} /> : null}
        {plan ? <input type="hidden" name="planHash" value={plan.hash} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="check" busy={isBusy} {...(count > 0 ? {} : { kind: 'primary' })}>
            {t('regimens:importPage.check')}
          </Button>
          {count > 0 ? (
            <Button type="submit" name="intent" value="apply" kind="primary" busy={isBusy}>
              {t('regimens:importPage.apply', { count })}
            </Button>
          ) : null}
          <ButtonLink kind="ghost" to={REGIMEN.list}>
            {t('regimens:importPage.cancel')}
          </ButtonLink>
        </div>
      </OwnForm>
    </Page>
  );
}
