import { LANGUAGES } from '@aval/i18n/languages';
import { useSubmit } from '@remix-run/react';
import { Menu, MenuHead, MenuItem, MenuSeparator } from '../../components/actions/menu';
import { Avatar } from '../../components/basics/avatar';
import { ACCOUNT_PATH } from '../../server/return-path';
import type { UserData } from '../data/page-data';
import { type ThemeChoice, useSavePreferences } from '../data/preferences';
import { usePageData } from '../data/use-page-data';
import { useTranslation } from '../words/translation';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export function AccountMenu({ user }: { user: UserData }) {
  const { t } = useTranslation(['shell', 'common']);
  const page = usePageData();
  const save = useSavePreferences();
  const submit = useSubmit();
  const role = t(`shell:role.${user.role}`);
  const theme = page?.theme ?? 'system';
  return (
    <Menu
      className="ml-1.5 flex h-9 items-center justify-center gap-2 rounded-md px-1.5 hover:bg-hover finger:h-touch finger:min-w-touch"
      label={t('shell:accountMenu', { name: user.name, role })}
      button={
        <>
          <Avatar name={user.name} imageId={user.avatarImageId} />
          <span className="max-w-50 text-xs whitespace-nowrap max-md:hidden">
            <b className="block truncate font-medium text-ink" title={user.name}>
              {user.name}
            </b>{' '}
            <span className="text-ink-3">{role}</span>
          </span>
        </>
      }
    >
      <MenuHead>
        {user.name} · {role}
      </MenuHead>
      <MenuItem icon="person" onSelect={() => window.location.assign(ACCOUNT_PATH)}>
        {t('shell:navigation.account')}
      </MenuItem>
      <MenuSeparator />
      <MenuHead>{t('common:language.label')}</MenuHead>
      {LANGUAGES.map((language) => (
        <MenuItem key={language} checked={language === page?.language} onSelect={() => save({ language })}>
          {t(`common:language.${language}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuHead>{t('shell:theme.label')}</MenuHead>
      {THEMES.map((choice) => (
        <MenuItem key={choice} checked={choice === theme} onSelect={() => save({ theme: choice })}>
          {t(`shell:theme.${choice}`)}
        </MenuItem>
      ))}
      {user.emailNotifications === null ? null : (
        <>
          <MenuSeparator />
          <MenuItem
            isSwitch
            checked={user.emailNotifications}
            end={t(user.emailNotifications ? 'shell:emailNotifications.on' : 'shell:emailNotifications.off')}
            onSelect={() => save({ emailNotifications: user.emailNotifications ? 'off' : 'on' })}
          >
            {t('shell:emailNotifications.label')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon="leave" onSelect={() => submit(null, { method: 'post', action: '/logout' })}>
        {t('shell:signOut')}
      </MenuItem>
    </Menu>
  );
}
