import { roundTo } from '../../clinical/rounding/decimals';
import { compareSeverity, type Finding, SEVERITIES, type Severity } from '../findings/finding';
import type { LineReport } from './line-report';
import type { CongruenceReport } from './report';

/** Of the gravest finding that compares the dose of a line with others, or says that there is none. */
export function doseSeverity(index: number, findings: readonly Finding[]): Severity | null {
  const line = `treatment.chemotherapy.drugs.${index}`;
  const isOfDose = ({ fields: [first, second = `${line}.doseType`] }: Finding) =>
    first === `${line}.dose` && second === `${line}.doseType`;
  const [gravest = null] = findings
    .filter(isOfDose)
    .map(({ severity }) => severity)
    .sort(compareSeverity);
  return gravest;
}

/**
 * The lines of a report as a second person reads them: by the gravest finding about their dose, then those that differ from the
 * regimen, the most first, those beside it, those whose dose it does not say, and last those that are like it. Without a regimen
 * in their own order. Source: docs/rules.md 12.6.
 */
export function inReviewOrder({ regimen, lines, findings }: CongruenceReport): readonly LineReport[] {
  if (!regimen) return lines;
  const ranks = new Map(lines.map((line) => [line, ranksOf(line, findings)]));
  return [...lines].sort((one, other) => {
    const others = ranks.get(other) ?? [];
    const differences = (ranks.get(one) ?? []).map((rank, place) => rank - (others[place] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
}

/** Its dose is that of the regimen, as far as its one decimal says. */
export function isLikeRegimen({
  isBesideRegimen,
  deviation,
}: Pick<LineReport, 'isBesideRegimen' | 'deviation'>): boolean {
  return !isBesideRegimen && deviation?.percent != null && roundTo(deviation.percent, 1) === 0;
}

/** The lowest comes first, the earlier ones deciding before the later. */
function ranksOf(line: LineReport, findings: readonly Finding[]): number[] {
  const severity = doseSeverity(line.index, findings);
  const percent = Math.abs(line.deviation?.percent ?? 0);
  return [severity ? SEVERITIES.indexOf(severity) : SEVERITIES.length, kindOf(line), -percent];
}

function kindOf(line: LineReport): number {
  if (line.isBesideRegimen) return 1;
  if (line.deviation?.percent == null) return 2;
  return isLikeRegimen(line) ? 3 : 0;
}
