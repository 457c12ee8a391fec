import type { Unit } from '@aval/domain/clinical/calculation/steps';
import type { BookChange } from '@aval/domain/congruence/book/book-changes';
import type { Severity } from '@aval/domain/congruence/findings/finding';
import { unitSign, writtenFigure } from '@aval/i18n/clinical/calculation-steps';
import { describeRule } from '@aval/i18n/clinical/finding-words';
import type words from '@aval/i18n/es/administration/rules';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { sourceKeyOf } from './rule-source';

/** What is data to the code is said for each. */
type Threshold = keyof (typeof words)['threshold'];
type WeightRule = keyof (typeof words)['weightRule'];

/** What is said of rules, and of what a version changed of them. */
export function useRuleWords() {
  const { t, i18n } = useTranslation(['rules', 'congruence']);
  const numbers = useNumbers();
  const threshold = (name: string) => t(`rules:threshold.${name as Threshold}`);
  const thresholdIn = (name: string, unit: Unit | undefined) =>
    unit ? t('rules:thresholdIn', { name: threshold(name), unit: unitSign(i18n, unit) }) : threshold(name);
  const severity = (name: string) => t(`rules:severity.${name as Severity}`);
  const weight = (name: string) => t(`rules:weightRule.${name as WeightRule}`);
  return {
    ...{ thresholdIn, severity, weight },
    rule: (id: string) => describeRule(i18n, { id }),
    figure: (value: number, unit: Unit | undefined) =>
      unit ? writtenFigure(i18n, { value, unit }) : numbers.plain(value),
    source: (id: string) => t(`rules:source.${sourceKeyOf(id)}`),
    change: (change: BookChange): string => {
      switch (change.kind) {
        case 'rule':
          return t(change.isOff ? 'rules:change.rule' : 'rules:change.ruleOn', { rule: change.rule });
        case 'severity':
          return t('rules:change.severity', {
            ...{ rule: change.rule, before: severity(change.before), after: severity(change.after) },
          });
        case 'threshold':
          return t('rules:change.threshold', {
            ...{ rule: change.rule, name: threshold(change.name).toLowerCase() },
            ...{ before: numbers.plain(change.before), after: numbers.plain(change.after) },
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
