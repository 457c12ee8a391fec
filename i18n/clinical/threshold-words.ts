import type { Unit } from '@aval/domain/clinical/calculation/steps';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';
import { unitSign } from './calculation-steps';

/** In what a threshold of a rule is set: its name says percent and days, all else has the unit of what the rule looks at. The catalogue `rules` has to be loaded. */
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
