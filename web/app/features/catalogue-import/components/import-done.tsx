import type { ImportSummary } from '@aval/application/catalogues/import/import-state';
import { Actions } from '../../../components/actions/actions';
import { Button, ButtonLink } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import type { ImportAddress } from '../import-address';
import { ImportForm } from './import-form';

/** Result of an applied import. */
export function ImportDone({ address, summary }: { address: ImportAddress; summary: ImportSummary }) {
  const { t } = useTranslation('catalogueImport');
  const { created, changed } = summary.counts;
  return (
    <div className="grid max-w-3xl gap-4">
      <Banner tone="info" icon="check" role="status">
        <p>
          <b>{t('doneTitle')}</b>: {summary.fileName}
        </p>
        <p>{t('done', { created, changed })}</p>
      </Banner>
      <Actions>
        <ButtonLink kind="primary" to={address.list}>
          {t('toList')}
        </ButtonLink>
        <ImportForm summary={summary} intent="discard_import">
          {(busy) => (
            <Button type="submit" busy={busy}>
              {t('another')}
            </Button>
          )}
        </ImportForm>
      </Actions>
      <FailedNotice intents={['discard_import']} />
    </div>
  );
}
