import { roundTo } from '@aval/domain/clinical/rounding/decimals';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { writtenFigure } from './calculation-steps';

/**
 * Describes how a line's dose differs from the regimen's, "+42,8 %", or that the drug is not in it; null without a
 * regimen, and when the doses cannot be compared. Has at most one decimal, as findings do. Needs the catalogue
 * `report`.
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

/** Formats a difference with its sign, with at most one decimal. */
export function signedPercent(instance: i18n, percent: number): string {
  const value = roundTo(percent, 1);
  return `${value > 0 ? '+' : ''}${writtenFigure(instance, { value, unit: '%' })}`;
}
