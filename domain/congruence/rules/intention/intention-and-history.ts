import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';
import { intentionRow, statedIntentions } from './intentions';

const ADJUVANT = intentionRow('adjuvant-needs-main-treatment');
const NEOADJUVANT = intentionRow('neoadjuvant-before-main-treatment');

/**
 * Adjuvant treatment before implies a main treatment before it; radiotherapy of this request may itself be the main
 * one.
 */
function hasMainTreatment(subject: Subject): boolean {
  return (
    hasHad(subject, 'cirugia', 'radioterapia', 'adyuvante') ||
    subject.radiotherapy.some(({ intention }) => intention === 'radical' || intention === 'curativo')
  );
}

/**
 * Asks about an adjuvant intention without earlier surgery or radiotherapy, and about a neoadjuvant one after surgery.
 * Source: the rows `adjuvant-needs-main-treatment` and `neoadjuvant-before-main-treatment` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { type } = subject.protocol;
  if (!type) return [];
  const found = [
    { variant: 'afterNothing', row: ADJUVANT, isFound: !hasMainTreatment(subject) },
    { variant: 'afterSurgery', row: NEOADJUVANT, isFound: hasHad(subject, 'cirugia') },
  ].filter(({ row, isFound }) => isFound && row.tumourTypes.includes(type));
  return statedIntentions(subject).flatMap(({ intention, fields }) =>
    found
      .filter(({ row }) => row.intentions.includes(intention))
      .map(
        ({ variant, row }): RuleFinding => ({
          variant,
          values: { intention: optionValue('intention', intention) },
          fields: [...fields, 'previousTreatments'],
          sources: [row.source],
        }),
      ),
  );
}

export const intentionAndHistory = rule({
  id: 'INT-02',
  version: 2,
  variants: ['afterNothing', 'afterSurgery'],
  severity: 'note',
  thresholds: {},
  look,
});
