import type { Finding, Severity } from '@aval/domain/congruence/findings/finding';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { doseSeverity, isLikeRegimen } from '@aval/domain/congruence/report/review-order';
import { Tag } from '../../../components/basics/tag';
import { useReportWords } from '../use-report-words';
import { SEVERITY_ICONS } from './severity-mark';

/** Styles by severity; a note looks like any other fact. */
const LOOKS = {
  serious: { tone: 'bad', icon: SEVERITY_ICONS.serious },
  warning: { tone: 'warn', icon: SEVERITY_ICONS.warning },
  note: {},
} as const satisfies Record<Severity, object>;

interface DeviationProps {
  line: Pick<LineReport, 'index' | 'deviation' | 'isBesideRegimen'>;
  findings: readonly Finding[];
}

/** Deviation of a line's dose from the regimen, such as "−42,8 %", in the severity of its findings. */
export function Deviation({ line, findings }: DeviationProps) {
  const { deviation } = useReportWords();
  const text = deviation(line);
  if (text === null) return null;
  if (isLikeRegimen(line)) return <span className="whitespace-nowrap text-ink-3 text-xs">{text}</span>;
  return <Tag {...LOOKS[doseSeverity(line.index, findings) ?? 'note']}>{text}</Tag>;
}
