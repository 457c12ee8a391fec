import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { buttonLook } from '../../../components/actions/button-look';
import { SignInLink } from '../../../components/actions/sign-in-link';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface SignedOutBannerProps {
  /** What was typed is sent without another press once somebody has signed in. */
  goesOn?: boolean;
  onRetry: () => void;
}

/** The session has ended before what was typed was sent: where to sign in, and the way on from here. */
export function SignedOutBanner({ goesOn = false, onRetry }: SignedOutBannerProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Banner tone="danger" role="alert">
      <p>{t(goesOn ? 'signedOutUnsaved' : 'signedOut')}</p>
      <Actions className="mt-2">
        <SignInLink className={buttonLook()} />
        <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      </Actions>
    </Banner>
  );
}
