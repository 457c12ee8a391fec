import type { MouseEvent } from 'react';
import { useTranslation } from './translation';

/** The id of the page's main region. */
const MAIN = 'main';

/** The browser's own jump would be a place in its history of which the router knows nothing. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className="skip-link" href={`#${MAIN}`} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}
