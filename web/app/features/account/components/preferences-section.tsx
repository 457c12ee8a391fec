import { isLanguage, LANGUAGES } from '@aval/i18n/languages';
import { useFetcher } from '@remix-run/react';
import { useId } from 'react';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { isFailedTry } from '../../../components/entries/failed-try';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { Switch } from '../../../components/fields/switch';
import { PREFERENCES_FETCHER, type ThemeChoice, useSavePreferences } from '../../../shell/data/preferences';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Language, theme and settings about mails; each takes effect at once. */
export function PreferencesSection() {
  const { t } = useTranslation(['account', 'common', 'shell']);
  const save = useSavePreferences();
  const page = usePageData();
  const { data: tried } = useFetcher<unknown>({ key: PREFERENCES_FETCHER });
  const mails = page?.user?.emailNotifications ?? null;
  const bundleHint = useId();
  return (
    <div className="grid gap-4">
      <div className="grid max-w-105 grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label={t('common:language.label')}>
          <Select
            name="language"
            placeholder={false}
            value={page?.language}
            options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) save({ language: value });
            }}
          />
        </Field>
        <Field label={t('shell:theme.label')}>
          <Select
            name="theme"
            placeholder={false}
            value={page?.theme ?? 'system'}
            options={THEMES.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const theme = THEMES.find((each) => each === value);
              if (theme) save({ theme });
            }}
          />
        </Field>
      </div>
      {mails === null ? null : (
        <Switch
          checked={mails}
          onChange={(event) => save({ emailNotifications: event.currentTarget.checked ? 'on' : 'off' })}
        >
          {t('account:preferences.mails')}
        </Switch>
      )}
      {page?.user && mails !== false ? (
        <div>
          <Switch
            checked={page.user.bundleEmails}
            onChange={(event) => save({ bundleEmails: event.currentTarget.checked ? 'on' : 'off' })}
            aria-describedby={bundleHint}
          >
            {t('account:preferences.bundle')}
          </Switch>
          <p id={bundleHint} className="mt-1 text-ink-3">
            {t('account:preferences.bundleHint')}
          </p>
        </div>
      ) : null}
      {isFailedTry(tried) ? <FailedNotice tried={tried} /> : null}
    </div>
  );
}
