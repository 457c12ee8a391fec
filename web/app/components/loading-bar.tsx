import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../shell/translation';

const PATIENCE_MS = 150;

/** Two pixels at the top of the window once a navigation or a submission takes longer than one notices. */
export function LoadingBar() {
  const { t } = useTranslation('common');
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isShown ? <div className="loading-bar" role="progressbar" aria-label={t('state.loading')} /> : null;
}
