import { euros, flag, group, identifier, optionalDecimal, optionalInteger, text } from '../fields/field';

const MOST_MILLIGRAMS = 999_999;
const MOST_UNITS = 10_000;

/** A pack in which a drug is sold. Its drug never changes once it is there. Source: docs/rules.md 5.20. */
export const presentationSchema = group({
  drugId: identifier(),
  registerNumber: text({ max: 20 }),
  nationalCode: text({ max: 20 }),
  presentation: text({ max: 255, isLine: true }),
  /** Milligrams in one vial, tablet or syringe. */
  strengthMg: optionalDecimal({ min: 0.01, max: MOST_MILLIGRAMS }),
  unitsPerPack: optionalInteger({ min: 1, max: MOST_UNITS }),
  /** Of one pack, as it is typed in euros; in cents. */
  priceCents: euros(),
  active: flag(),
});
