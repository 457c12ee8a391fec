import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { RichText } from '../../../components/rich-text/rich-text';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';

interface TextPreviewProps {
  /** The id of the form that the text is in. */
  form: string;
  companyId: number;
  title: string;
}

/** What is written as its readers will see it, cleaned by the server as it would be stored. */
export function TextPreview({ form, companyId, title }: TextPreviewProps) {
  const { t } = useTranslation(['companyTexts', 'common']);
  const fetcher = useFetcher<{ html: string }>();
  const [isAsked, setAsked] = useState(false);
  const html = fetcher.state === 'idle' ? fetcher.data?.html : undefined;

  function ask() {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    setAsked(true);
    const text = String(new FormData(element).get('text') ?? '');
    fetcher.submit({ text }, { method: 'post', action: COMPANY.preview(companyId) });
  }
  return (
    <div>
      <Button icon="eye" busy={isAsked && html === undefined} onClick={ask}>
        {t('companyTexts:preview')}
      </Button>
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
