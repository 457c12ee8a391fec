import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { buttonLook } from '../actions/button-look';
import { Icon, Spinner } from '../basics/icon';
import { Tag, TagBlank } from '../basics/tag';

export type PdfRendition =
  | { state: 'ready'; bytes: number; href: string }
  | { state: 'making' }
  | { state: 'failed'; reason: string };

/** State of a PDF revision: ready, in progress, or failed with the reason. */
export function PdfState({ edition }: { edition: PdfRendition }) {
  const { t } = useTranslation('common');
  const numbers = useNumbers();
  if (edition.state === 'ready') {
    return (
      <>
        <Tag tone="ok" icon="check">
          {t('pdf.ready')}
        </Tag>
        <TagBlank />
        <span className="text-ink-3">{numbers.size(edition.bytes)}</span>
      </>
    );
  }
  if (edition.state === 'making') {
    return (
      <Tag role="status">
        <Spinner />
        {t('pdf.making')}
      </Tag>
    );
  }
  return (
    <>
      <Tag tone="bad" icon="warning">
        {t('pdf.failed')}
      </Tag>
      <span className="text-xs text-ink-3 mt-0.5 block">{edition.reason}</span>
    </>
  );
}

interface PdfActionProps {
  edition: PdfRendition;
  /** File that the action concerns, for screen readers: "versión 2". */
  subject: string;
  isRetrying?: boolean;
  /** Retry handler, for users who may retry. */
  onRetry?: () => void;
  /** Alternative to `onRetry`: the button submits the surrounding form. */
  retryType?: 'submit';
}

/** Download or retry button of a PDF revision; none while it is being rendered. */
export function PdfAction({ edition, subject, isRetrying, onRetry, retryType }: PdfActionProps) {
  const { t } = useTranslation('common');
  if (edition.state === 'ready') {
    return (
      <a
        className={buttonLook({ size: 'small' })}
        href={edition.href}
        download
        aria-label={t('pdf.download', { subject })}
      >
        <Icon name="download" small />
        {t('action.download')}
      </a>
    );
  }
  if (edition.state === 'making' || !(onRetry || retryType)) return null;
  return (
    <Button
      type={retryType}
      size="small"
      icon="reload"
      busy={isRetrying}
      onClick={onRetry}
      aria-label={t('pdf.retry', { subject })}
    >
      {t('action.retry')}
    </Button>
  );
}
