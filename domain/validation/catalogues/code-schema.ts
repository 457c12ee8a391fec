import { group, identifier, text } from '../fields/field';

/**
 * Schema of a company's radiotherapy code. The company of an existing code never changes. Source: docs/rules.md 5.20.
 */
export const codeSchema = group({
  companyId: identifier(),
  code: text({ max: 1000 }),
  type: text({ max: 255 }),
  radioType: text({ max: 255 }),
});
