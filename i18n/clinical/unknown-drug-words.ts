import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { lineName } from './check-words';

/**
 * Lists the lines whose drug no rule knows, so that missing findings say nothing about them; null when there are none.
 * Needs the catalogue `report`.
 */
export function describeUnknownDrugs(
  { t }: i18n,
  lines: readonly Pick<LineReport, 'index' | 'drugName' | 'isUnknownDrug'>[],
): string | null {
  const unknown = lines.filter(({ isUnknownDrug }) => isUnknownDrug);
  if (unknown.length === 0) return null;
  return t('report:unknownDrugs', { count: unknown.length, lines: unknown.map(lineName).join(', ') });
}
