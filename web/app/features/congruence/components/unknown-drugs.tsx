import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { Icon } from '../../../components/basics/icon';
import { useReportWords } from '../use-report-words';

/** Notice that lines with unknown drugs were not analysed. Source: docs/rules.md 12.5. */
export function UnknownDrugs({
  lines,
}: {
  lines: readonly Pick<LineReport, 'index' | 'drugName' | 'isUnknownDrug'>[];
}) {
  const words = useReportWords().unknownDrugs(lines);
  if (words === null) return null;
  return (
    <p className="mb-3 flex gap-1.5 text-warn text-sm" data-part="unknown-drugs">
      <Icon name="info" small />
      <span className="wrap-anywhere">{words}</span>
    </p>
  );
}
