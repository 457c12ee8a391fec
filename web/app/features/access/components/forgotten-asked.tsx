import { Link } from '@remix-run/react';
import { useTranslation } from '../../../shell/words/translation';

/** Confirmation of a password request; the same whether or not there is an account. */
export function ForgottenAsked() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1 className="text-2xl">{t('forgotten.asked')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2" role="status">
        {t('forgotten.askedText')}
      </p>
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-(length:--fs-sm)">
        <Link className="finger-area" to="/login">
          {t('backToSignIn')}
        </Link>
        <Link className="finger-area" to="/forgot-password">
          {t('forgotten.again')}
        </Link>
      </p>
    </>
  );
}
