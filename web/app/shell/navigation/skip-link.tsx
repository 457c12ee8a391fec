import type { MouseEvent } from 'react';
import { useTranslation } from '../words/translation';

/** The id of the page's main region. */
const MAIN = 'main';

/** The browser's own jump would be a place in its history of which the router knows nothing. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}

/** Above the window until it has the focus. */
const LOOK = 'absolute -top-15 left-3 z-skip rounded-md bg-ink px-3 py-2 text-surface focus:top-2 print:hidden';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={LOOK} href={`#${MAIN}`} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}
