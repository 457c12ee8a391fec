import { useCallback } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { showToast } from './toasts';

/** Checks the connection before an action that needs the server; without one it shows a toast and returns false. */
export function useIsConnected(): () => boolean {
  const { t } = useTranslation('common');
  return useCallback(() => {
    if (navigator.onLine) return true;
    showToast({ kind: 'info', title: t('noConnection.title'), description: t('noConnection.text') }, 'no-connection');
    return false;
  }, [t]);
}
