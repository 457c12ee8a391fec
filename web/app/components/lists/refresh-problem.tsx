import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { WayOn } from '../actions/sign-in-link';
import type { NoAnswer } from '../notices/answer-of';
import { Banner } from '../notices/banner';

interface RefreshProblemProps {
  problem: NoAnswer['status'] | null;
  /** What is shown is what was asked for, only older; otherwise it is something else. */
  isOlder?: boolean;
  time: string;
  /** For what is not asked for again by itself. */
  onRetry?: () => void;
}

/** Above what was asked for again in vain: why it is older than that. */
export function RefreshProblem({ problem, isOlder = true, time, onRetry }: RefreshProblemProps) {
  const { t } = useTranslation('common');
  if (!problem) return null;
  return (
    <Banner tone="warn" role="alert" className="mb-3">
      {t(isOlder ? `refresh.${problem}` : `notShown.${problem}`, { time })} <WayOn problem={problem} />{' '}
      {onRetry ? (
        <Button kind="link" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </Banner>
  );
}
