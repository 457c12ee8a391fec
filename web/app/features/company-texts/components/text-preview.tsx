import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { type FailedTry, isFailedTry } from '../../../components/entries/failed-try';
import { RichText } from '../../../components/rich-text/rich-text';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';

interface TextPreviewProps {
  /** Id of the form that contains the text. */
  form: string;
  companyId: number;
  title: string;
}

/** Preview of the typed text, sanitised by the server as it would be stored. */
export function TextPreview({ form, companyId, title }: TextPreviewProps) {
  const { t } = useTranslation(['companyTexts', 'common']);
  const fetcher = useFetcher<{ html: string } | FailedTry>();
  const [isAsked, setAsked] = useState(false);
  const told = fetcher.state === 'idle' ? fetcher.data : undefined;
  const isFailed = isFailedTry(told);
  const html = told === undefined || isFailed ? undefined : told.html;

  function ask() {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    setAsked(true);
    const text = String(new FormData(element).get('text') ?? '');
    fetcher.submit({ text }, { method: 'post', action: COMPANY.preview(companyId) });
  }
  return (
    <div>
      <Button icon="eye" busy={isAsked && told === undefined} onClick={ask}>
        {t('companyTexts:preview')}
      </Button>
      {isFailed ? <FailedNotice tried={told} className="mt-3" /> : null}
      <Dialog
        isOpen={isAsked && html !== undefined}
        onClose={() => setAsked(false)}
        width="wide"
        title={title}
        actions={
          <Button data-autofocus kind="primary" onClick={() => setAsked(false)}>
            {t('common:dialog.keepEditing')}
          </Button>
        }
      >
        {html ? <RichText html={html} /> : <p className="text-ink-2">{t('companyTexts:empty')}</p>}
      </Dialog>
    </div>
  );
}
