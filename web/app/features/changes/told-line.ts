import { knownWords } from '@aval/i18n/known-words';
import { numbersOf } from '@aval/i18n/numbers';
import type { i18n } from 'i18next';
import { daysText } from '../regimens/regimen-form-values';

/**
 * Describes a regimen line in the words of its form. The log stores a language-neutral notation: "cisplatino · 75 mg/m²
 * · intravenous · d 1 8".
 */
export function toldLine(words: i18n, line: string): string {
  const [drug = '', dose = '', route = '', ...rest] = line.split(' · ');
  return [
    drug,
    inNumbers(words, dose.replace(/^(\S+) AUC$/, 'AUC $1')),
    routeIn(words, route),
    ...rest.map((part) => toldPart(words, part)),
  ].join(' · ');
}

function routeIn(words: i18n, route: string): string {
  return knownWords(words, `demand:option.administration.${route.toUpperCase()}`, route);
}

function toldPart(words: i18n, part: string): string {
  const t = words.getFixedT(null, ['changes', 'demand']);
  const [mark, first = '', ...others] = part.split(' ');
  switch (mark) {
    case 'd': {
      const days = [first, ...others].map(Number);
      return t('line.days', { count: days.length, days: daysText(days) });
    }
    case '×':
      return t('demand:timesPerDay', { count: Number(first) });
    case 'c': {
      const [from, to] = first.split('-');
      return to ? t('line.cycles', { from, to }) : t('line.fromCycle', { from });
    }
    default:
      return inNumbers(words, part);
  }
}

function inNumbers(words: i18n, text: string): string {
  return text.replace(/\d+(\.\d+)?/, (figure) => numbersOf(words).plain(Number(figure)));
}
