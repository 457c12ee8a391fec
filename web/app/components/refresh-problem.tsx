import { useTranslation } from '../shell/translation';
import type { NoAnswer } from './answer-of';
import { Banner } from './banner';
import { SignInLink } from './sign-in-link';

/** Above what is asked for again and again: why it is older than that. */
export function RefreshProblem({ problem, time }: { problem: NoAnswer['status'] | null; time: string }) {
  const { t } = useTranslation('common');
  if (!problem) return null;
  return (
    <Banner tone="warn" role="alert" className="mb-3">
      {t(`refresh.${problem}`, { time })} {problem === 'signed_out' ? <SignInLink /> : null}
    </Banner>
  );
}
