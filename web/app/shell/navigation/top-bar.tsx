import { Form } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/actions/button';
import type { UserData } from '../data/page-data';
import { useTranslation } from '../words/translation';
import { AccountMenu } from './account-menu';
import { LanguageSwitch } from './language-switch';
import { ThemeToggle } from './theme-toggle';

interface TopBarProps {
  user: UserData;
  /** Button that opens the navigation on phones. */
  drawer: ReactNode;
  /** Current context and its search. */
  context?: ReactNode;
  bell?: ReactNode;
}

const BAR = [
  'sticky top-0 z-bar flex h-topbar items-center gap-2 border-b border-line bg-surface px-gutter',
  'max-md:gap-1.5 max-md:px-2 low:static print:hidden',
];

export function TopBar({ user, drawer, context, bell }: TopBarProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={cx(BAR)}>
      {drawer}
      {context}
      <div className="ml-auto flex items-center gap-0.5">
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
