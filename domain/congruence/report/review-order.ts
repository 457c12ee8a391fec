import { roundTo } from '../../clinical/rounding/decimals';
import { compareSeverity, type Finding, SEVERITIES, type Severity } from '../findings/finding';
import type { LineReport } from './line-report';
import type { CongruenceReport } from './report';

/**
 * Returns the highest severity among the findings that compare the dose of a line or report it missing; null without
 * one.
 */
export function doseSeverity(index: number, findings: readonly Finding[]): Severity | null {
  const line = `treatment.chemotherapy.drugs.${index}`;
  const isOfDose = ({ fields: [first, second = `${line}.doseType`] }: Finding) =>
    first === `${line}.dose` && second === `${line}.doseType`;
  const [highest = null] = findings
    .filter(isOfDose)
    .map(({ severity }) => severity)
    .sort(compareSeverity);
  return highest;
}

/**
 * Sorts the lines of a report for a second reader: by the highest severity of a finding about the dose, then lines that
 * differ from the regimen, largest difference first, lines outside it, lines whose dose it does not give, and lines
 * equal to it. Without a regimen the lines keep their order. Source: docs/rules.md 12.6.
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

/** Whether the dose equals that of the regimen when both are compared with one decimal of percent. */
export function isLikeRegimen({
  isBesideRegimen,
  deviation,
}: Pick<LineReport, 'isBesideRegimen' | 'deviation'>): boolean {
  return !isBesideRegimen && deviation?.percent != null && roundTo(deviation.percent, 1) === 0;
}

/** Sort keys of a line; lower comes first, and earlier keys decide before later ones. */
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
