import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';

/** Which lines have a drug that no rule knows, so that nothing found says nothing of them; null where there is none. The catalogue `report` has to be loaded. */
export function describeUnknownDrugs(
  { t }: i18n,
  lines: readonly Pick<LineReport, 'index' | 'drugName' | 'isUnknownDrug'>[],
): string | null {
  const unknown = lines.filter(({ isUnknownDrug }) => isUnknownDrug);
  if (unknown.length === 0) return null;
  const named = unknown.map(({ index, drugName }) =>
    drugName === null ? drugLetter(index) : `${drugLetter(index)} (${drugName})`,
  );
  return t('report:unknownDrugs', { count: unknown.length, lines: named.join(', ') });
}
