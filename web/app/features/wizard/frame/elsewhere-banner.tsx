import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { buttonLook } from '../../../components/actions/button-look';
import { WayOn } from '../../../components/actions/sign-in-link';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface ElsewhereBannerProps {
  problem: 'signed_out' | 'obliged';
  /** The input is sent automatically afterwards. */
  goesOn?: boolean;
  onRetry: () => void;
}

/** Notice that the session has ended or an obligation is open, with a link to resolve it and a retry button. */
export function ElsewhereBanner({ problem, goesOn = false, onRetry }: ElsewhereBannerProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Banner tone="danger" role="alert">
      <p>{t(`elsewhere.${problem}.${goesOn ? 'goesOn' : 'retry'}`)}</p>
      <Actions className="mt-2">
        <WayOn problem={problem} className={buttonLook()} />
        <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      </Actions>
    </Banner>
  );
}
