import { useState } from 'react';
import { useTranslation } from '../shell/translation';
import { IconButton } from './button';

const SHOWN = 12;

interface FileHashProps {
  sha256: string;
  /** What it is of, for readers: "versión 2, edición 1". */
  subject: string;
}

/** The SHA-256 of a stored file, its beginning in sight and all of it to be copied. */
export function FileHash({ sha256, subject }: FileHashProps) {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  return (
    <span className="file-hash">
      <code title={sha256}>
        <span aria-hidden="true">{sha256.slice(0, SHOWN)}…</span>
        <span className="sr-only">{sha256}</span>
      </code>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        size="small"
        label={t('hash.copy', { subject })}
        onClick={async () => {
          await navigator.clipboard.writeText(sha256);
          setCopied(true);
        }}
        onBlur={() => setCopied(false)}
      />
      <span className="sr-only" role="status">
        {isCopied ? t('hash.copied') : null}
      </span>
    </span>
  );
}
