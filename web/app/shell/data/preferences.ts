import { useSubmit } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { useIsConnected } from '../../components/notices/use-is-connected';

/** Endpoint that stores language and theme, before and after signing in. */
export const PREFERENCES_PATH = '/app/preferences';

/** Key of the fetcher, by which other components find the result of the last change. */
export const PREFERENCES_FETCHER = 'preferences';

const DARK = '(prefers-color-scheme: dark)';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Applies the system's theme whenever it changes, while the user has chosen none. */
export function useFollowedTheme(chosen: 'light' | 'dark' | null | undefined): void {
  useEffect(() => {
    if (chosen) return;
    const system = matchMedia(DARK);
    const follow = () => (document.documentElement.dataset.theme = systemTheme());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [chosen]);
}

export function systemTheme(): 'light' | 'dark' {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function useSavePreferences() {
  const submit = useSubmit();
  const isConnected = useIsConnected();
  return useCallback(
    (preferences: {
      language?: string;
      theme?: ThemeChoice;
      emailNotifications?: 'on' | 'off';
      bundleEmails?: 'on' | 'off';
    }) => {
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
