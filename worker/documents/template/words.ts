import type { RoleName } from '@aval/domain/access/roles';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { OptionSet } from '@aval/domain/catalogue/options';
import type { DecisionReason, DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import type { TFunction } from 'i18next';

/** The words and figures of one document, in its language. Times are those of Europe/Madrid, whatever the machine's zone is. */
export interface Words {
  t: TFunction<['document', 'demand']>;
  /** The words of an option of the forms; the value itself when it has none, so that nothing that was stored is left out. */
  option(set: OptionSet, value: string): string;
  marker(name: string): string;
  status(status: DisplayStatus): string;
  role(role: RoleName): string;
  action(action: HistoryAction): string;
  reason(reason: DecisionReason): string;
  date(date: CivilDate): string;
  dayAndMonth(date: CivilDate): string;
  dateOf(instant: string): string;
  instant(instant: string): string;
  number(value: number): string;
  /** Always with two decimals. */
  decimal(value: number): string;
  money(cents: number): string;
  fileSize(bytes: number): string;
}

export async function createWords(language: Language): Promise<Words> {
  const i18n = await createI18n(language, ['document', 'demand']);
  const t = i18n.getFixedT<['document', 'demand']>(language, ['document', 'demand']);
  const locale = language === 'es' ? 'es-ES' : 'en-GB';
  const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' });
  const two = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const date = (civil: CivilDate) => civil.split('-').reverse().join('/');
  const dateOf = (instant: string) => date(civilDateOf(instant));
  // Values come from stored content, so their keys cannot be checked by type.
  const known = (key: string, otherwise: string) =>
    i18n.exists(key) ? (i18n.t as unknown as (key: string) => string)(key) : otherwise;
  const minus = (text: string) => text.replace('-', '−');

  return {
    t,
    option: (set, value) => known(`demand:option.${set}.${value}`, value),
    marker: (name) => known(`demand:marker.${name}`, name),
    status: (status) => t(`demand:status.${status}.long`),
    role: (role) => t(`demand:role.${role}`),
    action: (action) => t(`demand:history.${action}`),
    reason: (reason) => t(`demand:reason.${reason}`),
    date,
    dayAndMonth: (civil) => date(civil).slice(0, 5),
    dateOf,
    instant: (instant) => `${dateOf(instant)} ${clock.format(new Date(instant))}`,
    number: (value) => minus(upToTwo.format(value)),
    decimal: (value) => minus(two.format(value)),
    money: (cents) => minus(euro.format(cents / 100)),
    fileSize: (bytes) =>
      bytes < 1_000_000 ? `${one.format(Math.max(bytes / 1000, 0.1))} kB` : `${one.format(bytes / 1_000_000)} MB`,
  };
}
