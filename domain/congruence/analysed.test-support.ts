import { type Analysis, analyseSubject } from './analyse';
import { BOOK_AS_IT_COMES, RULES } from './rule-book';
import { type Facts, readSubject } from './subject/read-subject';

/** Where nothing is known beside the content. */
export const NO_FACTS: Facts = {
  on: '2026-11-25',
  patient: { birthday: null, gender: null },
  previousWeightKg: null,
  demandId: null,
  drugs: new Map(),
  presentations: new Map(),
  regimens: [],
  cycles: [],
  clearanceSettings: null,
};

/** A content looked at as a report does it, with the clearance of the book. */
export function analysed(
  content: unknown,
  facts: Partial<Facts> = {},
  { book = BOOK_AS_IT_COMES, rules = RULES } = {},
): Analysis {
  const known = { ...NO_FACTS, ...facts, clearanceSettings: book.clearance };
  return analyseSubject(readSubject(content, known), book, rules);
}
