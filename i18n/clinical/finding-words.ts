import type { Finding, FindingValue, MarkerResult } from '@aval/domain/congruence/findings/finding';
import type { i18n } from 'i18next';
import { formatDate, inSentence } from '../format';
import { translateMessage } from '../message';
import { writtenFigure } from './calculation-steps';

/** A finding in words of a language. */
export interface FindingWords {
  /** What was found, with its values. */
  text: string;
  /** What would settle it. */
  settles: string;
}

/** The words of a finding. The catalogues `congruence`, `clinical` and `demand` have to be loaded. */
export function describeFinding(
  instance: i18n,
  { rule, variant, values }: Pick<Finding, 'rule' | 'variant' | 'values'>,
): FindingWords {
  const params = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, describeValue(instance, value)]),
  );
  return {
    text: sayOfRule(instance, `${rule}.${variant}.text`, params),
    settles: sayOfRule(instance, `${rule}.${variant}.settles`, params),
  };
}

/** What a rule is called, and what it looks at. The catalogue `congruence` has to be loaded. */
export function describeRule(instance: i18n, { id }: { id: string }): { name: string; about: string } {
  return { name: sayOfRule(instance, `${id}.name`), about: sayOfRule(instance, `${id}.about`) };
}

/** The book is data: that each of its sentences has words is what a test holds. */
function sayOfRule({ t }: i18n, path: string, params: Readonly<Record<string, string>> = {}): string {
  return translateMessage(t, `congruence:rule.${path}`, params);
}

function describeValue(instance: i18n, value: FindingValue): string {
  switch (value.kind) {
    case 'figure': {
      const { timesPerDay } = value;
      const times = timesPerDay === undefined ? '' : ` ${instance.t('demand:timesPerDay', { count: timesPerDay })}`;
      return `${writtenFigure(instance, value)}${times}`;
    }
    case 'option':
      return optionWords(instance, value);
    case 'choices':
      return either(
        instance,
        value.values.map((each) => describeValue(instance, each)),
      );
    case 'markers':
      return value.markers.map((result) => describeResult(instance, result)).join('; ');
    case 'date':
      return formatDate(value.date);
    case 'name':
      return value.name;
  }
}

/** Common nouns stand as they do within a sentence; what a form or a file says is quoted with its own letters. */
function optionWords({ t }: i18n, { set, option }: Extract<FindingValue, { kind: 'option' }>): string {
  const words = translateMessage(t, `demand:option.${set}.${option}`);
  return set === 'intention' || set === 'tumourType' ? inSentence(words) : words;
}

/** "EGFR: Positivo (+)". */
function describeResult({ t }: i18n, { name, set, option }: MarkerResult): string {
  return `${translateMessage(t, `demand:marker.${name}`)}: ${translateMessage(t, `demand:option.${set}.${option}`)}`;
}

/** "IIA, IIB o IV". */
function either(instance: i18n, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')}${instance.t('congruence:or')}${last}`;
}
