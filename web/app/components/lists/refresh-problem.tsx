import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { WayOn } from '../actions/sign-in-link';
import type { NoAnswer } from '../notices/answer-of';
import { Banner } from '../notices/banner';

interface RefreshProblemProps {
  problem: NoAnswer['status'] | null;
  /** The displayed data match the request but are older; false when they belong to another request. */
  isOlder?: boolean;
  time: string;
  /** Retry handler, for data that are not polled. */
  onRetry?: () => void;
}

/** Banner above data that could not be refreshed. */
export function RefreshProblem({ problem, isOlder = true, time, onRetry }: RefreshProblemProps) {
  const { t } = useTranslation('common');
  if (!problem) return null;
  return (
    <Banner tone="warn" role="alert" className="mb-3">
      <p>
        {t(isOlder ? `refresh.${problem}` : `notShown.${problem}`, { time })} <WayOn problem={problem} />{' '}
        {onRetry ? (
          <Button kind="link" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : null}
      </p>
    </Banner>
  );
}
