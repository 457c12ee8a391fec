import { group, identifier, text } from '../fields/field';

/** A company's code for a radiotherapy. Its company never changes once it is there. Source: docs/rules.md 5.20. */
export const codeSchema = group({
  companyId: identifier(),
  code: text({ max: 1000 }),
  type: text({ max: 255 }),
  radioType: text({ max: 255 }),
});
