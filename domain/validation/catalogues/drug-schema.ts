import { OPTIONS } from '../../catalogue/options';
import { choice, group, optionalText, text } from '../fields/field';

/** Schema of a drug in the catalogue. Source: docs/rules.md 5.20. */
export const drugSchema = group({
  name: text({ max: 255, isLine: true }),
  activePrinciple: text({ max: 255, isLine: true }),
  dosage: choice(OPTIONS.doseType),
  administration: choice(OPTIONS.administration),
  /** Code of the Anatomical Therapeutic Chemical classification (WHO), seven characters at most. */
  atcCode: optionalText({ min: 3, max: 7 }),
  /** Brand and everyday names, with commas between them. */
  otherNames: optionalText({ max: 500, isLine: true }),
});
