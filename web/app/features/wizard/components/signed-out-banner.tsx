import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { SignInLink } from '../../../components/sign-in-link';
import { useTranslation } from '../../../shell/translation';

/** The session has ended before what was typed was sent: where to sign in, and the way on from here. */
export function SignedOutBanner({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Banner tone="danger" role="alert">
      <p>{t('signedOut')}</p>
      <div className="actions mt-2">
        <SignInLink className="button" />
        <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      </div>
    </Banner>
  );
}
