import { useEffect, useState } from 'react';
import { useTranslation } from '../shell/translation';

const PATIENCE_MS = 150;

/** Two pixels at the top of the window once what somebody asked for takes longer than one notices. */
export function LoadingBar({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('common');
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
