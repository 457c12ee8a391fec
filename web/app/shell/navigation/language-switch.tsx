import { LANGUAGES } from '@aval/i18n/languages';
import { Form } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { useIsConnected } from '../../components/notices/use-is-connected';
import { PREFERENCES_PATH } from '../data/preferences';
import { usePageData } from '../data/use-page-data';
import { useTranslation } from '../words/translation';

interface LanguageSwitchProps {
  /** Full names ("Español") instead of codes ("ES"). */
  fullNames?: boolean;
  className?: string;
}

const LANGUAGE = [
  'rounded-sm px-2 py-1 text-center text-(length:--fs-xs) font-medium text-ink-2 finger:min-h-touch finger:min-w-touch',
  'hover:bg-hover aria-pressed:bg-pressed aria-pressed:text-ink',
  'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
  'forced-colors:aria-pressed:forced-color-adjust-none',
];

/** Form buttons, so that the switch works before hydration. */
export function LanguageSwitch({ fullNames, className }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  const language = usePageData()?.language;
  const isConnected = useIsConnected();
  return (
    <Form
      method="post"
      action={PREFERENCES_PATH}
      navigate={false}
      preventScrollReset
      onSubmit={(event) => {
        if (!isConnected()) event.preventDefault();
      }}
    >
      <fieldset className={cx('inline-flex gap-0.5', className)}>
        <legend className="sr-only">{t('language.label')}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="submit"
            name="language"
            value={each}
            lang={each}
            className={cx(LANGUAGE)}
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
