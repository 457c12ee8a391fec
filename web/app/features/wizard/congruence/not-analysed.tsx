import { cx } from 'class-variance-authority';
import { useTranslation } from '../../../shell/words/translation';

/** The last question had no answer: what stands beside it is of before. */
export function NotAnalysed({ className }: { className?: string }) {
  const { t } = useTranslation('wizard');
  return (
    <p role="status" className={cx('text-sm text-warn', className)}>
      {t('congruence.behind')}
    </p>
  );
}
