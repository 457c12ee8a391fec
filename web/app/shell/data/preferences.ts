import { useSubmit } from '@remix-run/react';
import { useCallback } from 'react';

/** Where language and theme are kept, before signing in and after. */
export const PREFERENCES_PATH = '/app/preferences';

export type ThemeChoice = 'light' | 'dark' | 'system';

export function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function useSavePreferences() {
  const submit = useSubmit();
  return useCallback(
    (preferences: { language?: string; theme?: ThemeChoice; emailNotifications?: 'on' | 'off' }) => {
      const { theme } = preferences;
      // Shown at once; the server's answer says the same.
      if (theme) document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
      submit(preferences, { method: 'post', action: PREFERENCES_PATH, preventScrollReset: true, navigate: false });
    },
    [submit],
  );
}
