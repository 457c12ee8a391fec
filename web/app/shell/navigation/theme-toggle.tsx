import { useEffect, useState } from 'react';
import { IconButton } from '../../components/actions/button';
import { useSavePreferences } from '../data/preferences';
import { useTranslation } from '../words/translation';

/** Toggles between light and dark; following the system is an option in the account menu. */
export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const save = useSavePreferences();
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    const read = () => setDark(root.dataset.theme === 'dark');
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return (
    <IconButton
      className={className}
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => save({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}
