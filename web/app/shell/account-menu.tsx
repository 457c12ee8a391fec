import { LANGUAGES } from '@aval/i18n/languages';
import { useSubmit } from '@remix-run/react';
import { Avatar } from '../components/avatar';
import { Menu, MenuHead, MenuItem, MenuSeparator } from '../components/menu';
import type { UserData } from './page-data';
import { type ThemeChoice, useSavePreferences } from './preferences';
import { useTranslation } from './translation';
import { usePageData } from './use-page-data';

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
      className="account"
      label={t('shell:accountMenu', { name: user.name, role })}
      button={
        <>
          <Avatar name={user.name} />
          <span className="account__text">
            <b>{user.name}</b> <span>{role}</span>
          </span>
        </>
      }
    >
      <MenuHead>
        {user.name} · {role}
      </MenuHead>
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
