import type { Finding, Severity } from '@aval/domain/congruence/findings/finding';
import { Tag } from '../../../components/basics/tag';
import { useReportWords } from '../use-report-words';
import { SEVERITY_ICONS } from './severity-mark';

/** Less than what is shown of it is none. */
const NONE_PERCENT = 0.05;

/** What is worth a note is a fact like others. */
const LOOKS = {
  serious: { tone: 'bad', icon: SEVERITY_ICONS.serious },
  warning: { tone: 'warn', icon: SEVERITY_ICONS.warning },
  note: {},
} as const satisfies Record<Severity, object>;

interface DeviationProps {
  /** The line's place in the content. */
  index: number;
  /** Null where the two cannot be compared. */
  percent: number | null;
  isBesideRegimen: boolean;
  findings: readonly Finding[];
}

/** How a line's dose differs from the regimen's, "−42,8 %", as grave as what was found about it. */
export function Deviation({ index, percent, isBesideRegimen, findings }: DeviationProps) {
  const { t, figure } = useReportWords();
  const look = LOOKS[severityOf(index, findings) ?? 'note'];
  if (isBesideRegimen) return <Tag {...look}>{t('report:doses.beside')}</Tag>;
  if (percent === null) return null;
  if (Math.abs(percent) < NONE_PERCENT) {
    return <span className="whitespace-nowrap text-ink-3 text-xs">{t('report:doses.same')}</span>;
  }
  return <Tag {...look}>{`${percent < 0 ? '−' : '+'}${figure(Number(Math.abs(percent).toFixed(1)), '%')}`}</Tag>;
}

/** Of the gravest finding that compares the dose with others, or says that there is none. */
function severityOf(index: number, findings: readonly Finding[]): Severity | undefined {
  const line = `treatment.chemotherapy.drugs.${index}`;
  const isOfDose = ({ fields: [first, second = `${line}.doseType`] }: Finding) =>
    first === `${line}.dose` && second === `${line}.doseType`;
  return findings.find(isOfDose)?.severity;
}
