import { cx } from 'class-variance-authority';
import { useTranslation } from '../../../shell/words/translation';
import type { Behind } from './use-draft-report';

interface NotAnalysedProps {
  behind: Behind;
  /** What stands beside it is of before; without it nothing does. */
  isBesideOlder: boolean;
  className?: string;
}

/** The last question had no answer. */
export function NotAnalysed({ behind, isBesideOlder, className }: NotAnalysedProps) {
  const { t } = useTranslation('wizard');
  return (
    <p role="status" className={cx('text-sm text-warn', className)}>
      {t(isBesideOlder ? 'congruence.behind' : 'congruence.notYet')} {t(`congruence.again.${behind}`)}
    </p>
  );
}
