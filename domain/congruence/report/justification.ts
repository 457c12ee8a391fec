import type { TypedJustification } from '../../validation/steps/extras-schema';
import type { FieldPath, Finding } from '../findings/finding';

/** Drugs of the lines of a chemotherapy in order, by catalogue id; null while none is chosen. */
export type DrugsOfLines = readonly { drugId: number | null }[];

/** Question that an answer belongs to: a rule, a field and, where the field is of a line, the drug of that line. */
export type Answered = Omit<TypedJustification, 'text'>;

const LINE = /^treatment\.chemotherapy\.drugs\.(\d+)\.(\w+)$/;

/** Returns the question that a finding asks. */
export function answeredBy({ rule, fields }: Pick<Finding, 'rule' | 'fields'>, drugs: DrugsOfLines): Answered {
  const [field] = fields;
  const place = placeOf(field);
  return { rule, field, drugId: place === null ? null : (drugs[place]?.drugId ?? null) };
}

/** Returns the doctor's answer to a finding, or null without one. Source: docs/rules.md 12.9. */
export function justificationOf<Answer extends TypedJustification>(
  finding: Pick<Finding, 'rule' | 'fields'>,
  justifications: readonly Answer[],
  drugs: DrugsOfLines,
): Answer | null {
  return answerTo(answeredBy(finding, drugs), justifications, drugs);
}

/**
 * Finds the answer to a question. An answer that names its drug stays with that drug wherever its line stands; answers
 * of a drug in several lines are told apart by the order of the lines. An answer without a drug (an old one, or one
 * from an API client) belongs to its field.
 */
export function answerTo<Answer extends TypedJustification>(
  { rule, field, drugId }: Answered,
  justifications: readonly Answer[],
  drugs: DrugsOfLines,
): Answer | null {
  const ofRule = justifications.filter((each) => each.rule === rule);
  const place = placeOf(field);
  if (place === null) return ofRule.find((each) => each.field === field) ?? null;
  const ofDrug = ofRule
    .filter((each) => drugId !== null && each.drugId === drugId && nameIn(each.field) === nameIn(field))
    .sort((one, other) => Number(placeOf(one.field)) - Number(placeOf(other.field)));
  const lines = drugs.flatMap((line, index) => (line.drugId === drugId ? [index] : []));
  const isOneToOne = ofDrug.length === lines.length;
  const found = isOneToOne ? ofDrug[lines.indexOf(place)] : ofDrug.find((each) => each.field === field);
  return found ?? ofRule.find((each) => each.drugId === null && each.field === field) ?? null;
}

function placeOf(field: FieldPath): number | null {
  const [, place] = LINE.exec(field) ?? [];
  return place === undefined ? null : Number(place);
}

function nameIn(field: FieldPath): string | undefined {
  return LINE.exec(field)?.[2];
}
