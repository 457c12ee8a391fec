import { Link } from '@remix-run/react';
import { useTranslation } from '../../../shell/words/translation';

/** The link is over, used, withdrawn or no link at all: its reader is told what may have happened and whom to ask. */
export function InvitationOver() {
  const { t } = useTranslation('invitationUse');
  return (
    <>
      <h1 className="text-2xl">{t('invalid')}</h1>
      <p className="mt-1 text-(length:--fs-md) text-ink-2">{t('invalidText')}</p>
      <p className="mt-6 text-(length:--fs-sm)">
        <Link className="finger-area" to="/login">
          {t('toSignIn')}
        </Link>
      </p>
    </>
  );
}
