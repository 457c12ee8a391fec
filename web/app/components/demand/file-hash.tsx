import { useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { IconButton } from '../actions/button';

const SHOWN = 12;

/** Truncates the hash on a portrait tablet, so that all columns fit. */
const LOOK = [
  'inline-flex items-center gap-0.5 text-(length:--fs-xs) whitespace-nowrap text-ink-3 [&_code]:font-mono',
  'md:max-[900px]:[&_code]:max-w-[7ch] md:max-[900px]:[&_code]:overflow-hidden md:max-[900px]:[&_code]:text-ellipsis',
  // Print shows the whole hash, because it cannot be copied there.
  'print:whitespace-normal print:wrap-anywhere print:[&_code]:max-w-none',
];

interface FileHashProps {
  sha256: string;
  /** File that the hash belongs to, for screen readers: "versión 2, edición 1". */
  subject: string;
}

/** SHA-256 of a stored file: shows the beginning and copies the whole. */
export function FileHash({ sha256, subject }: FileHashProps) {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  return (
    <span className={LOOK.join(' ')}>
      <code title={sha256}>
        <span aria-hidden="true" className="print:hidden">
          {sha256.slice(0, SHOWN)}…
        </span>
        <span className="sr-only print:not-sr-only">{sha256}</span>
      </code>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
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
