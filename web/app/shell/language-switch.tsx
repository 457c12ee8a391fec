import { LANGUAGES } from '@aval/i18n/languages';
import { Form } from '@remix-run/react';
import { joinClasses } from '../components/join-classes';
import { PREFERENCES_PATH } from './preferences';
import { useTranslation } from './translation';
import { usePageData } from './use-page-data';

interface LanguageSwitchProps {
  /** "Español" instead of "ES". */
  fullNames?: boolean;
  className?: string;
}

/** Buttons of a form, so that it works before any script has come. */
export function LanguageSwitch({ fullNames, className }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  const language = usePageData()?.language;
  return (
    <Form method="post" action={PREFERENCES_PATH} navigate={false} preventScrollReset>
      <fieldset className={joinClasses('languages', className)}>
        <legend className="sr-only">{t('language.label')}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="submit"
            name="language"
            value={each}
            lang={each}
            aria-pressed={each === language}
            aria-label={fullNames ? undefined : `${each.toUpperCase()} · ${t(`language.${each}`)}`}
          >
            {fullNames ? t(`language.${each}`) : each.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
