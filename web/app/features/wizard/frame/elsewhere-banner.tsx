import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { buttonLook } from '../../../components/actions/button-look';
import { WayOn } from '../../../components/actions/sign-in-link';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface ElsewhereBannerProps {
  problem: 'signed_out' | 'obliged';
  /** What was typed is sent without another press once that is done. */
  goesOn?: boolean;
  onRetry: () => void;
}

/** The session has ended before what was typed was sent, or something is owed first: where to do it, and the way on from here. */
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
