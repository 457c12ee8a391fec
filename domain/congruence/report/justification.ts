import type { Justification } from '../../demand/content/content';
import type { FieldPath, Finding } from '../findings/finding';

/** The lines of a chemotherapy in their order, by the catalogue's ids of their drugs; null while none is chosen. */
export type DrugsOfLines = readonly { drugId: number | null }[];

/** What an answer is given to: a rule at a field and, where that is of a line, the drug that the line is of. */
export type Answered = Omit<Justification, 'text'>;

const LINE = /^treatment\.chemotherapy\.drugs\.(\d+)\.(\w+)$/;

/** What answers a finding. */
export function answeredBy({ rule, fields }: Pick<Finding, 'rule' | 'fields'>, drugs: DrugsOfLines): Answered {
  const [field] = fields;
  const place = placeOf(field);
  return { rule, field, drugId: place === null ? null : (drugs[place]?.drugId ?? null) };
}

/** What the doctor answered to a finding; null where nothing. Source: docs/rules.md 12.9. */
export function justificationOf(
  finding: Pick<Finding, 'rule' | 'fields'>,
  justifications: readonly Justification[],
  drugs: DrugsOfLines,
): string | null {
  return answerTo(answeredBy(finding, drugs), justifications, drugs)?.text ?? null;
}

/**
 * The answer to a question. One that names its drug stays with that drug wherever its line stands; of a drug in several lines
 * the order of the lines tells them apart. One that names none (it was given before answers did, or by a program) is of its field.
 */
export function answerTo(
  { rule, field, drugId }: Answered,
  justifications: readonly Justification[],
  drugs: DrugsOfLines,
): Justification | null {
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
