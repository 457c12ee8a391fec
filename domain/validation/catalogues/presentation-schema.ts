import { euros, flag, group, identifier, optionalDecimal, optionalInteger, text } from '../fields/field';

const MOST_MILLIGRAMS = 999_999;
const MOST_UNITS = 10_000;

/**
 * Schema of a pack in which a drug is sold. The drug of an existing presentation never changes.
 * Source: docs/rules.md 5.20.
 */
export const presentationSchema = group({
  drugId: identifier(),
  registerNumber: text({ max: 20 }),
  nationalCode: text({ max: 20 }),
  presentation: text({ max: 255, isLine: true }),
  /** Milligrams in one vial, tablet or syringe. */
  strengthMg: optionalDecimal({ min: 0.01, max: MOST_MILLIGRAMS }),
  unitsPerPack: optionalInteger({ min: 1, max: MOST_UNITS }),
  /** Price of one pack, typed in euros, in cents. */
  priceCents: euros(),
  active: flag(),
});
