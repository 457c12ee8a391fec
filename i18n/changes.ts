import type { ChangedValue, ChangeSubject, VersionChange } from '@aval/domain/demand/content/changes/version-change';
import type { i18n } from 'i18next';
import { unitSign } from './clinical/calculation-steps';
import { describeChosenRegimen } from './clinical/regimen-words';
import { formatDate } from './format';
import { knownWords } from './known-words';
import { numbersOf } from './numbers';
import { type RewrittenText, rewrittenText } from './rewritten-text';

export interface ChangeText {
  /** Line or entry with the field: "A · Docetaxel: Dosis". */
  label: string;
  /** "60 → 55 mg/m²"; for an added or removed line or entry, a note of that. */
  step: string;
  /** Old value, with its unit. */
  before: string;
  /** Sign of a line or entry that was added (+) or removed (−); null of a changed field. */
  sign: '+' | '−' | null;
  /** Differences within prose, where an arrow between two long texts would be missed. */
  rewritten: RewrittenText | null;
}

/** Longest step in characters; longer texts are treated as prose. */
export const LONGEST_STEP = 48;

const ARROW = ' → ';
/** Keeps a figure and its unit on one line. */
const NO_BREAK = '\u00a0';
/** Dates listed one by one; more are described by the first and the last. */
const MOST_DATES = 4;

/** Describes a change. Needs the catalogues `demand` and `clinical`. */
export function describeChange(instance: i18n, change: VersionChange): ChangeText {
  const { t } = instance;
  const { before, after } = change;
  const [was, is] = [describeValue(instance, before), describeValue(instance, after)];
  const subject = change.subject && describeSubject(instance, change.subject);
  if (change.isEntry) {
    const step = after ? t('demand:change.added', { value: is }) : t('demand:change.removed', { value: was });
    return { label: subject ?? '', step, before: was, sign: after ? '+' : '−', rewritten: null };
  }
  const field = knownWords(
    instance,
    change.isMarker ? `demand:marker.${change.field}` : `demand:field.${change.field}`,
  );
  const step = describeStep(instance, before, after) ?? `${was}${ARROW}${is}`;
  const isProse = before?.kind === 'text' && after?.kind === 'text' && step.length > LONGEST_STEP;
  return {
    label: subject ? t('demand:change.of', { subject, field }) : field,
    step,
    before: was,
    sign: null,
    rewritten: isProse ? rewrittenText(was, is) : null,
  };
}

function describeSubject({ t }: i18n, subject: ChangeSubject): string {
  if (subject.kind === 'drug') return `${subject.letter} · ${subject.name}`;
  return t(`demand:change.${subject.kind}`, { number: subject.number });
}

/** Returns both values with a common unit written once, or null without one. */
function describeStep(instance: i18n, before: ChangedValue | null, after: ChangedValue | null): string | null {
  const numbers = numbersOf(instance);
  if (before?.kind === 'dose' && after?.kind === 'dose' && before.doseType === after.doseType)
    return describeDose(instance, `${numbers.plain(before.dose)}${ARROW}${numbers.plain(after.dose)}`, after.doseType);
  if (before?.kind === 'number' && after?.kind === 'number' && before.unit === after.unit)
    return withUnit(instance, `${numbers.plain(before.value)}${ARROW}${numbers.plain(after.value)}`, after.unit);
  if (before?.kind === 'money' && after?.kind === 'money')
    return `${numbers.decimal(before.cents / 100)}${ARROW}${numbers.money(after.cents)}`;
  if (before?.kind === 'days' && after?.kind === 'days')
    return `${before.count}${ARROW}${instance.t('demand:days', { count: after.count })}`;
  return null;
}

function describeValue(instance: i18n, value: ChangedValue | null): string {
  const { t } = instance;
  const numbers = numbersOf(instance);
  if (!value) return t('common:answer.none');
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'number':
      return withUnit(instance, numbers.plain(value.value), value.unit);
    case 'days':
      return t('demand:days', { count: value.count });
    case 'dose':
      return describeDose(instance, numbers.plain(value.dose), value.doseType);
    case 'regimen':
      return describeChosenRegimen(instance, value.name, value);
    case 'money':
      return numbers.money(value.cents);
    case 'dates':
      return describeDates(instance, value.dates.map(formatDate));
    case 'numbers':
      return value.numbers.join(', ');
    case 'option':
      return knownWords(instance, `demand:option.${value.options}.${value.option}`, value.option);
    case 'answer':
      return t(value.isYes ? 'common:answer.yes' : 'common:answer.no');
  }
}

function describeDates({ t }: i18n, dates: readonly string[]): string {
  if (dates.length <= MOST_DATES) return dates.join(', ');
  return t('demand:change.dates', { first: dates[0], last: dates.at(-1), count: dates.length });
}

function describeDose(
  { t }: i18n,
  dose: string,
  doseType: Extract<ChangedValue, { kind: 'dose' }>['doseType'],
): string {
  return t(`demand:dose.${doseType}`, { dose });
}

function withUnit(instance: i18n, figures: string, unit: string | null): string {
  return unit ? `${figures}${NO_BREAK}${unitSign(instance, unit)}` : figures;
}
