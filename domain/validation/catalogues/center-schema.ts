import { OPTIONS } from '../../catalogue/options';
import { choice, group, identifier, list, optionalIdentifier, optionalText, text } from '../fields/field';

/** A place where requests are written or carried out, or both. Source: docs/rules.md 5.20. */
export const centerSchema = group({
  name: text({ min: 3, max: 255, isLine: true }),
  address: text({ min: 3, max: 255, isLine: true }),
  locality: optionalText({ max: 255, isLine: true }),
  provinceId: optionalIdentifier(),
  type: choice(OPTIONS.centerType),
  /** Once it is there, and unless it only carries requests out. */
  doctorIds: list(identifier()),
});
