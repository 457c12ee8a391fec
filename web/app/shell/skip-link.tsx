import { useTranslation } from './translation';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className="skip-link" href="#main">
      {t('skipToContent')}
    </a>
  );
}
