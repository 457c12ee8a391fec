import { type Analysis, analyseSubject } from './analyse';
import { DEFAULT_RULE_BOOK, RULES } from './rule-book';
import { type Facts, readSubject } from './subject/read-subject';

/** Facts of a content about which nothing else is known. */
export const NO_FACTS: Facts = {
  on: '2026-11-25',
  patient: { birthday: null, gender: null },
  previousWeightKg: null,
  demandId: null,
  drugs: new Map(),
  presentations: new Map(),
  radiotherapyCodes: new Map(),
  regimens: [],
  cycles: [],
  clearanceSettings: null,
};

/** Analyses a content as a report does, with the clearance settings of the book. */
export function analysed(
  content: unknown,
  facts: Partial<Facts> = {},
  { book = DEFAULT_RULE_BOOK, rules = RULES } = {},
): Analysis {
  const known = { ...NO_FACTS, ...facts, clearanceSettings: book.clearance };
  return analyseSubject(readSubject(content, known), book, rules);
}
