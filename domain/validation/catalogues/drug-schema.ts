import { OPTIONS } from '../../catalogue/options';
import { choice, group, optionalText, text } from '../fields/field';

/** A drug of the catalogue. Source: docs/rules.md 5.20. */
export const drugSchema = group({
  name: text({ max: 255, isLine: true }),
  activePrinciple: text({ max: 255, isLine: true }),
  dosage: choice(OPTIONS.doseType),
  administration: choice(OPTIONS.administration),
  /** The code of the anatomical classification (WHO), seven characters. */
  atcCode: optionalText({ min: 3, max: 7 }),
});
