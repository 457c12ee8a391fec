import { ACCOUNT_FIELDS } from './account-fields';
import { ANSWERED_FIELDS } from './answered-fields';
import { ANSWERS } from './answers';
import { CATALOGUE_OPERATIONS } from './catalogue-operations';
import { DEMAND_OPERATIONS } from './demand-operations';
import { GROUPS } from './groups';
import { GUIDES } from './guides';
import { PEOPLE_OPERATIONS } from './people-operations';
import { REPORT_FIELDS } from './report-fields';
import { SENT_FIELDS } from './sent-fields';
import { WEBHOOK_OPERATIONS } from './webhook-operations';

/** Texts that are the same in both languages: units and proper words. */
const UNCHANGED = ['Gy', 'HTML.', 'Webhooks', 'cm³', 'mg', 'm²'];

/** Tables of the Spanish texts, by rooms of the document; a text stands in one of them. */
export const TABLES: readonly Readonly<Record<string, string>>[] = [
  GUIDES,
  GROUPS,
  CATALOGUE_OPERATIONS,
  DEMAND_OPERATIONS,
  PEOPLE_OPERATIONS,
  WEBHOOK_OPERATIONS,
  SENT_FIELDS,
  ANSWERED_FIELDS,
  REPORT_FIELDS,
  ACCOUNT_FIELDS,
  ANSWERS,
  Object.fromEntries(UNCHANGED.map((text) => [text, text])),
];

/** Spanish texts of the API's document by the English ones. */
export const SPANISH_TEXTS: ReadonlyMap<string, string> = new Map(TABLES.flatMap((table) => Object.entries(table)));

export function isUnchanged(text: string): boolean {
  return UNCHANGED.includes(text);
}
