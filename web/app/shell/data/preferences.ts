import { useSubmit } from '@remix-run/react';
import { useCallback } from 'react';
import { useIsConnected } from '../../components/notices/use-is-connected';

/** Where language and theme are kept, before signing in and after. */
export const PREFERENCES_PATH = '/app/preferences';

/** By which whoever shows them finds what became of the last choice. */
export const PREFERENCES_FETCHER = 'preferences';

export type ThemeChoice = 'light' | 'dark' | 'system';

export function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function useSavePreferences() {
  const submit = useSubmit();
  const isConnected = useIsConnected();
  return useCallback(
    (preferences: { language?: string; theme?: ThemeChoice; emailNotifications?: 'on' | 'off' }) => {
      if (!isConnected()) return;
      const { theme } = preferences;
      // Shown at once; the server's answer says the same.
      if (theme) document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
      submit(preferences, {
        method: 'post',
        action: PREFERENCES_PATH,
        preventScrollReset: true,
        navigate: false,
        fetcherKey: PREFERENCES_FETCHER,
      });
    },
    [submit, isConnected],
  );
}
