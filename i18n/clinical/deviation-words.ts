import { roundTo } from '@aval/domain/clinical/rounding/decimals';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { writtenFigure } from './calculation-steps';

/**
 * How a line's dose differs from the regimen's, "+42,8 %", or that it is none of it; null without a regimen, and where two
 * doses cannot be compared. With one decimal at most, as findings say it. The catalogue `report` has to be loaded.
 */
export function describeDeviation(
  instance: i18n,
  { deviation, isBesideRegimen }: Pick<LineReport, 'deviation' | 'isBesideRegimen'>,
): string | null {
  const { t } = instance;
  if (isBesideRegimen) return t('report:doses.beside');
  if (deviation?.percent == null) return null;
  const percent = roundTo(deviation.percent, 1);
  return percent === 0 ? t('report:doses.same') : signedPercent(instance, percent);
}

/** A difference with its sign, one decimal at most. */
export function signedPercent(instance: i18n, percent: number): string {
  const value = roundTo(percent, 1);
  return `${value > 0 ? '+' : ''}${writtenFigure(instance, { value, unit: '%' })}`;
}
