import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';

const PATIENCE_MS = 150;

const BAR = [
  'pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden print:hidden',
  'after:absolute after:inset-y-0 after:right-[62%] after:left-[8%] after:rounded-[2px] after:bg-brand',
  'after:animate-pass motion-reduce:after:inset-x-0 motion-reduce:after:animate-none',
];

/** Bar of two pixels at the top of the window, shown once a request takes noticeably long. */
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
  return isShown ? <div className={BAR.join(' ')} role="progressbar" aria-label={t('state.loading')} /> : null;
}
