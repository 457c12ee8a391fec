import { useTranslation } from '../shell/translation';
import type { NoAnswer } from './answer-of';
import { Banner } from './banner';
import { Button } from './button';
import { SignInLink } from './sign-in-link';

interface RefreshProblemProps {
  problem: NoAnswer['status'] | null;
  time: string;
  /** For what is not asked for again by itself. */
  onRetry?: () => void;
}

/** Above what was asked for again in vain: why it is older than that. */
export function RefreshProblem({ problem, time, onRetry }: RefreshProblemProps) {
  const { t } = useTranslation('common');
  if (!problem) return null;
  return (
    <Banner tone="warn" role="alert" className="mb-3">
      {t(`refresh.${problem}`, { time })} {problem === 'signed_out' ? <SignInLink /> : null}{' '}
      {onRetry ? (
        <Button kind="link" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </Banner>
  );
}
