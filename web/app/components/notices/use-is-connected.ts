import { useCallback } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { showToast } from './toasts';

/** Asked before something that only the server can do; without a connection somebody is told, and stays. */
export function useIsConnected(): () => boolean {
  const { t } = useTranslation('common');
  return useCallback(() => {
    if (navigator.onLine) return true;
    showToast({ kind: 'info', title: t('noConnection.title'), description: t('noConnection.text') }, 'no-connection');
    return false;
  }, [t]);
}
