import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { IconButton } from '../components/button';
import { AccountMenu } from './account-menu';
import { LanguageSwitch } from './language-switch';
import type { UserData } from './page-data';
import { ThemeToggle } from './theme-toggle';
import { useTranslation } from './translation';

interface TopBarProps {
  user: UserData;
  /** Opens the navigation on phones. */
  drawer: ReactNode;
  /** Who and where one works for now, and its search. */
  context?: ReactNode;
  bell?: ReactNode;
}

export function TopBar({ user, drawer, context, bell }: TopBarProps) {
  const { t } = useTranslation('shell');
  return (
    <header className="topbar">
      {drawer}
      {context}
      <div className="topbar__end">
        <LanguageSwitch className="max-md:hidden" />
        <ThemeToggle className="max-md:hidden" />
        {bell}
        <AccountMenu user={user} />
        <Form method="post" action="/logout" className="max-md:hidden">
          <IconButton type="submit" icon="leave" label={t('signOut')} />
        </Form>
      </div>
    </header>
  );
}
