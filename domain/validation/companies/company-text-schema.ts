import type { z } from 'zod';
import { flag, group, optionalInteger } from '../fields/field';
import { richText } from './rich-text';

/** Schema of one text of a company. Source: docs/rules.md 5.35. */
export const companyTextSchema = group({
  text: richText(),
  /** For the terms: asks all users to accept them. */
  publish: flag(),
  /** Number of people for whom publishing was confirmed. */
  people: optionalInteger({ min: 0 }),
});

export type CompanyTextInput = z.output<typeof companyTextSchema>;
