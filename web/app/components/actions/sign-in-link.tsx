import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../server/return-path';
import { useTranslation } from '../../shell/words/translation';
import type { NoAnswer } from '../notices/answer-of';

/** For whoever must not leave the page: what is typed there stays. */
export function SignInLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={className} href={SIGN_IN_PATH} target="_blank" rel="noreferrer">
      {t('signInElsewhere')}
    </a>
  );
}

/** The same for whoever owes another password or agreeing to terms. */
export function AccountLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={className} href={ACCOUNT_PATH} target="_blank" rel="noreferrer">
      {t('accountElsewhere')}
    </a>
  );
}

interface WayOnProps {
  problem: NoAnswer['status'] | (string & {}) | null;
  className?: string;
}

/** What has to be done elsewhere before the same goes; nothing where only waiting helps. */
export function WayOn({ problem, className }: WayOnProps) {
  if (problem === 'signed_out') return <SignInLink {...(className ? { className } : {})} />;
  return problem === 'obliged' ? <AccountLink {...(className ? { className } : {})} /> : null;
}
