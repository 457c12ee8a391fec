import type { z } from 'zod';
import { flag, group, optionalInteger } from '../fields/field';
import { richText } from './rich-text';

/** One text of a company. Source: docs/rules.md 5.35. */
export const companyTextSchema = group({
  text: richText(),
  /** Of the terms: that everybody is asked to agree to them. */
  publish: flag(),
  /** How many people that was confirmed for. */
  people: optionalInteger({ min: 0 }),
});

export type CompanyTextInput = z.output<typeof companyTextSchema>;
