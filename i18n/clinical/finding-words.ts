import type { Finding, FindingValue, MarkerResult } from '@aval/domain/congruence/findings/finding';
import type { i18n } from 'i18next';
import { formatDate, inSentence } from '../format';
import { translateMessage } from '../message';
import { writtenFigure } from './calculation-steps';

export interface FindingWords {
  /** The finding with its values. */
  text: string;
  /** Remedy that would settle it. */
  settles: string;
}

/** Describes a finding. Needs the catalogues `congruence`, `clinical` and `demand`. */
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

/** Returns a rule's name and description. Needs the catalogue `congruence`. */
export function describeRule(instance: i18n, { id }: { id: string }): { name: string; about: string } {
  return { name: sayOfRule(instance, `${id}.name`), about: sayOfRule(instance, `${id}.about`) };
}

/** The rule book is data, so a test checks that each of its sentences has words. */
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

const IN_SENTENCE: ReadonlySet<string> = new Set(['intention', 'tumourType', 'dpd']);

/** Writes common nouns in lower case; words of a form or file are quoted literally. */
function optionWords({ t }: i18n, { set, option }: Extract<FindingValue, { kind: 'option' }>): string {
  const words = translateMessage(t, `demand:option.${set}.${option}`);
  return IN_SENTENCE.has(set) ? inSentence(words) : words;
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
