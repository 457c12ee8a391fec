import { useSubmit } from '@remix-run/react';
import { useCallback } from 'react';
import { useIsConnected } from '../../components/notices/use-is-connected';

/** Endpoint that stores language and theme, before and after signing in. */
export const PREFERENCES_PATH = '/app/preferences';

/** Key of the fetcher, by which other components find the result of the last change. */
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
      // Applied at once; the server's response confirms it.
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
