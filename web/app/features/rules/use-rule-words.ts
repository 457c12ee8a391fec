import type { Unit } from '@aval/domain/clinical/calculation/steps';
import type { BookChange } from '@aval/domain/congruence/book/book-changes';
import type { Severity } from '@aval/domain/congruence/findings/finding';
import { describeRule } from '@aval/i18n/clinical/finding-words';
import { thresholdAmount, thresholdSign } from '@aval/i18n/clinical/threshold-words';
import type words from '@aval/i18n/es/administration/rules';
import { useTranslation } from '../../shell/words/translation';
import { sourceKeyOf } from './rule-source';

/** Keys of texts for values that are plain data in code. */
type Threshold = keyof (typeof words)['threshold'];
type WeightRule = keyof (typeof words)['weightRule'];

/** Wording of rules and of changes between versions. */
export function useRuleWords() {
  const { t, i18n } = useTranslation(['rules', 'congruence']);
  const threshold = (name: string) => t(`rules:threshold.${name as Threshold}`);
  const thresholdIn = (name: string, unit: Unit | undefined) => {
    const sign = thresholdSign(i18n, name, unit);
    return sign === null ? threshold(name) : t('rules:thresholdIn', { name: threshold(name), unit: sign });
  };
  const amount = (name: string, value: number, unit?: Unit) => thresholdAmount(i18n, name, value, unit);
  const severity = (name: string) => t(`rules:severity.${name as Severity}`);
  const weight = (name: string) => t(`rules:weightRule.${name as WeightRule}`);
  return {
    threshold,
    thresholdIn,
    amount,
    severity,
    weight,
    rule: (id: string) => describeRule(i18n, { id }),
    source: (id: string) => t(`rules:source.${sourceKeyOf(id)}`),
    change: (change: BookChange): string => {
      switch (change.kind) {
        case 'rule':
          return t(change.isOff ? 'rules:change.rule' : 'rules:change.ruleOn', { rule: change.rule });
        case 'severity':
          return t('rules:change.severity', {
            rule: change.rule,
            before: severity(change.before),
            after: severity(change.after),
          });
        case 'threshold':
          return t('rules:change.threshold', {
            rule: change.rule,
            name: threshold(change.name).toLowerCase(),
            before: amount(change.name, change.before),
            after: amount(change.name, change.after),
          });
        case 'weightRule':
          return t('rules:change.weightRule', { before: weight(change.before), after: weight(change.after) });
        default:
          return t(change.isOn ? 'rules:change.switchedOn' : 'rules:change.switchedOff', {
            name: t(`rules:field.${change.kind}`),
          });
      }
    },
  };
}
