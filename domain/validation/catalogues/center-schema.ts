import { OPTIONS } from '../../catalogue/options';
import { choice, group, identifier, list, optionalIdentifier, optionalText, text } from '../fields/field';

/** Schema of a center, which prescribes requests, performs them, or both. Source: docs/rules.md 5.20. */
export const centerSchema = group({
  name: text({ min: 3, max: 255, isLine: true }),
  address: text({ min: 3, max: 255, isLine: true }),
  locality: optionalText({ max: 255, isLine: true }),
  provinceId: optionalIdentifier(),
  type: choice(OPTIONS.centerType),
  /** Doctors, for an existing center that does not only perform requests. */
  doctorIds: list(identifier()),
});
