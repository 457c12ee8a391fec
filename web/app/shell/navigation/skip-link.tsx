import type { MouseEvent } from 'react';
import { useTranslation } from '../words/translation';

const MAIN = 'main';

/** Moves the focus by script, because the browser's own jump adds a history entry that the router does not know. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}

/** Above the window until focused. */
const LOOK = 'absolute -top-15 left-3 z-skip rounded-md bg-ink px-3 py-2 text-surface focus:top-2 print:hidden';

/** Skip link, the first tab stop of every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={LOOK} href={`#${MAIN}`} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}
