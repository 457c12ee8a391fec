import type { ImportSummary } from '@aval/application/catalogues/import/import-state';
import { Button } from '../../../components/actions/button';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { ProgressBar } from '../../../components/notices/progress-bar';
import { useTranslation } from '../../../shell/words/translation';
import { ImportForm } from './import-form';

/** Progress of the import; after an interruption, a notice that nothing was changed and how to go on. */
export function ImportWaiting({ summary }: { summary: ImportSummary }) {
  const { t } = useTranslation('catalogueImport');
  const { state, step, isInterrupted, done, total, fileName } = summary;
  const isWriting = state === 'applying';
  if (isInterrupted) {
    return (
      <Banner tone="warn" role="alert">
        <p>{t(isWriting ? 'applyingInterrupted' : 'checkingInterrupted')}</p>
        <ImportForm summary={summary} intent={isWriting ? 'apply_import' : 'check_import'} className="mt-2.5">
          {(busy) => (
            <Button type="submit" busy={busy}>
              {t(isWriting ? 'applyAgain' : 'checkAgain')}
            </Button>
          )}
        </ImportForm>
        <FailedNotice className="mt-2.5" />
      </Banner>
    );
  }
  const said = t(!isWriting ? 'state.checking' : step === 'writing' ? 'state.writing' : 'state.checkingAgain');
  return (
    <div className="grid max-w-xl gap-2.5 rounded-lg border border-line-2 bg-surface p-5">
      <p className="font-medium text-ink" role="status">
        {said}
      </p>
      <p className="text-ink-2">{fileName}</p>
      <ProgressBar label={said} done={done} total={total} />
      <p className="text-ink-2 text-xs tabular-nums">{total === 0 ? t('reading') : t('progress', { done, total })}</p>
      <p className="text-ink-3 text-xs">{t('mayLeave')}</p>
      {isWriting ? null : (
        <ImportForm summary={summary} intent="discard_import">
          {(busy) => (
            <Button type="submit" busy={busy}>
              {t('stop')}
            </Button>
          )}
        </ImportForm>
      )}
      <FailedNotice intents={['discard_import']} />
    </div>
  );
}
