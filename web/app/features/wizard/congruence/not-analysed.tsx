import { cx } from 'class-variance-authority';
import { useTranslation } from '../../../shell/words/translation';
import type { Behind } from './use-draft-report';

interface NotAnalysedProps {
  behind: Behind;
  /** An outdated report is shown beside the notice. */
  isBesideOlder: boolean;
  className?: string;
}

/** Notice that the last analysis request failed. */
export function NotAnalysed({ behind, isBesideOlder, className }: NotAnalysedProps) {
  const { t } = useTranslation('wizard');
  return (
    <p role="status" className={cx('text-sm text-warn', className)}>
      {t(isBesideOlder ? 'congruence.behind' : 'congruence.notYet')} {t(`congruence.again.${behind}`)}
    </p>
  );
}
