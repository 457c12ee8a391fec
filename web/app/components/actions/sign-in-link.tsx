import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../server/return-path';
import { useTranslation } from '../../shell/words/translation';
import type { NoAnswer } from '../notices/answer-of';

/** Opens sign-in in a new tab, so that unsaved input on the page is kept. */
export function SignInLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={className} href={SIGN_IN_PATH} target="_blank" rel="noreferrer">
      {t('signInElsewhere')}
    </a>
  );
}

/** Opens the account in a new tab, for users who must change a password or accept terms first. */
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

/** Link to the page that resolves the problem; empty when the user can only wait. */
export function WayOn({ problem, className }: WayOnProps) {
  if (problem === 'signed_out') return <SignInLink {...(className ? { className } : {})} />;
  return problem === 'obliged' ? <AccountLink {...(className ? { className } : {})} /> : null;
}
