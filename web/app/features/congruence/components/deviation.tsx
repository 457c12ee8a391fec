import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { Tag } from '../../../components/basics/tag';
import { useReportWords } from '../use-report-words';

/** Less than what is shown of it is none. */
const NONE_PERCENT = 0.05;

/** How a line's dose differs from the regimen's: "−42,8 %". */
export function Deviation({
  line: { deviation, isBesideRegimen },
}: {
  line: Pick<LineReport, 'deviation' | 'isBesideRegimen'>;
}) {
  const { t, figure } = useReportWords();
  if (isBesideRegimen) return <Tag tone="warn">{t('doses.beside')}</Tag>;
  if (!deviation) return null;
  const { percent } = deviation;
  if (Math.abs(percent) < NONE_PERCENT) return <span className="text-ink-3">{t('doses.same')}</span>;
  const text = `${percent < 0 ? '−' : '+'}${figure(Math.abs(percent), '%', 1)}`;
  return <Tag tone="warn">{text}</Tag>;
}
