import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { cx } from 'class-variance-authority';
import { useReportWords } from '../use-report-words';

interface FailedRulesProps {
  failed: CongruenceReport['failed'];
  className?: string;
}

/** Rules that failed by an internal error, so that their findings are unknown. Source: docs/rules.md 12.4. */
export function FailedRules({ failed, className }: FailedRulesProps) {
  const { t } = useReportWords();
  if (failed.length === 0) return null;
  return (
    <p className={cx('text-warn', className)}>{t('failed', { count: failed.length, rules: failed.join(', ') })}</p>
  );
}
