import { useTranslation } from '../../shell/words/translation';

/** For whoever must not leave the page: what is typed there stays. */
export function SignInLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={className} href="/login" target="_blank" rel="noreferrer">
      {t('signInElsewhere')}
    </a>
  );
}
