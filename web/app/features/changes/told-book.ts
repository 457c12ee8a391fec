import { thresholdAmount } from '@aval/i18n/clinical/threshold-words';
import { knownWords } from '@aval/i18n/known-words';
import { numbersOf } from '@aval/i18n/numbers';
import type { i18n } from 'i18next';

/**
 * Describes a rule setting in the words of its form. The log stores a language-neutral notation: "DOS-02 · serious ·
 * tolerancePercent 12".
 */
export function toldRule(words: i18n, setting: string): string {
  const [rule = '', ...parts] = setting.split(' · ');
  return [rule, ...parts.map((part) => toldPart(words, part))].join(' · ');
}

function toldPart(words: i18n, part: string): string {
  const [name = '', figure] = part.split(' ');
  if (figure !== undefined)
    return `${knownWords(words, `rules:threshold.${name}`, name)} ${thresholdAmount(words, name, Number(figure))}`;
  return name === 'off' ? words.getFixedT(null, 'rules')('off') : knownWords(words, `rules:severity.${name}`, name);
}

/** Describes the clearance settings; stored as "adjusted_from_bmi_25 · ≥ 0.7 mg/dl · ≤ — ml/min". */
export function toldClearance(words: i18n, settings: string): string {
  const t = words.getFixedT(null, 'changes');
  const [weight = '', ...bounds] = settings.split(' · ');
  const toldBounds = bounds.map((bound) => {
    const [sign = '', figure = '', unit = ''] = bound.split(' ');
    if (figure === '—') return t(sign === '≥' ? 'book.noFloor' : 'book.noCap');
    return `${sign} ${numbersOf(words).plain(Number(figure))} ${unit}`;
  });
  return [knownWords(words, `rules:weightRule.${weight}`, weight), ...toldBounds].join(' · ');
}
