import type { Unit } from '@aval/domain/clinical/calculation/steps';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';
import { unitSign } from './calculation-steps';

/**
 * Returns the unit of a rule's threshold: percent and days by its name, otherwise the unit of the value that the rule
 * checks. Needs the catalogue `rules`.
 */
export function thresholdSign(instance: i18n, name: string, unit?: Unit, count = 0): string | null {
  if (name.endsWith('Percent')) return '%';
  if (name.endsWith('Days')) return instance.t('rules:days', { count });
  return unit ? unitSign(instance, unit) : null;
}

/** "145 cm", "10 %", "30 días". */
export function thresholdAmount(instance: i18n, name: string, value: number, unit?: Unit): string {
  const numbers = numbersOf(instance);
  const sign = thresholdSign(instance, name, unit, value);
  return sign === null ? numbers.plain(value) : numbers.withSign(numbers.plain(value), sign);
}
