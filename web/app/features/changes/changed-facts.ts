import type { ChangeRow } from '@aval/application/change-record/browse-changes';
import { CHANGE_FIELDS, type ChangeFacts, type ChangeField } from '@aval/application/change-record/change-fields';
import type { ChangeSubject } from '@aval/application/change-record/change-subjects';
import type { OptionSet } from '@aval/domain/catalogue/options';
import { REMINDED_STATUSES } from '@aval/domain/demand/timing/reminders';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { knownWords } from '@aval/i18n/known-words';
import { numbersOf } from '@aval/i18n/numbers';
import type { i18n } from 'i18next';
import { toldFilters } from '../../components/lists/told-filters';
import { toldClearance, toldRule } from './told-book';
import { toldLine } from './told-line';

/** Changed field in words; `before` or `after` is null if the entry did not exist then. */
export interface ChangedFact {
  field: ChangeField;
  label: string;
  before: string | null;
  after: string | null;
}

/** Option sets of fields, as forms offer them. */
const OPTION_SETS: Readonly<Partial<Record<ChangeField, OptionSet>>> = {
  dosage: 'doseType',
  administration: 'administration',
  tumourType: 'tumourType',
  intentions: 'intention',
};
/** Option sets of `type` by subject; radiotherapy codes store readable text. */
const TYPES: Readonly<Partial<Record<ChangeSubject, OptionSet>>> = { center: 'centerType' };

/** Namespaces used for describing changes. */
export const FACT_NAMESPACES = [
  'changes',
  'securityRecord',
  'common',
  'shell',
  'demand',
  'invitations',
  'home',
  'regimens',
  'rules',
  'webhooks',
] as const;

const IMAGES: ReadonlySet<ChangeField> = new Set(['avatar', 'logoImageId', 'faviconImageId']);
const FIELDS: readonly ChangeField[] = CHANGE_FIELDS;

/** Describes the fields of a change in form order; for created and deleted entries only non-empty ones. */
export function changedFacts(words: i18n, { subject, before, after }: Changed): ChangedFact[] {
  const isNamed = (field: ChangeField) => Object.hasOwn(before ?? {}, field) || Object.hasOwn(after ?? {}, field);
  const isTold = (field: ChangeField) =>
    isNamed(field) && ((before && after) || !(isNothing(before?.[field]) && isNothing(after?.[field])));
  return FIELDS.filter(isTold).map((field) => ({
    field,
    label: labelOf(words, field),
    before: before && tell(words, subject, field, before[field]),
    after: after && tell(words, subject, field, after[field]),
  }));
}

function labelOf(words: i18n, field: ChangeField): string {
  if (isRemindedField(field)) return words.getFixedT(null, 'demand')(`status.${field}.long`);
  return words.getFixedT(null, 'changes')(`fact.${field}`);
}

function isRemindedField(field: ChangeField): field is (typeof REMINDED_STATUSES)[number] {
  return (REMINDED_STATUSES as readonly ChangeField[]).includes(field);
}

type Changed = Pick<ChangeRow, 'subject' | 'before' | 'after'>;
type Told = ChangeFacts[ChangeField] | undefined;

function isNothing(value: Told): value is null | undefined | '' | never[] {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function tell(words: i18n, subject: ChangeSubject, field: ChangeField, value: Told): string {
  const t = words.getFixedT(null, 'changes');
  if (isNothing(value)) return t('nothing');
  if (typeof value === 'boolean') return words.getFixedT(null, 'common')(`answer.${value ? 'yes' : 'no'}`);
  if (IMAGES.has(field)) return t('image');
  if (isRemindedField(field) && Array.isArray(value)) {
    const [first, every] = value.map(Number);
    return t('reminder', { first, every });
  }
  if (Array.isArray(value) && field === 'lines') return value.map((each) => toldLine(words, String(each))).join('; ');
  if (Array.isArray(value) && field === 'ruleSettings')
    return value.map((each) => toldRule(words, String(each))).join('; ');
  if (field === 'clearance') return toldClearance(words, String(value));
  if (Array.isArray(value)) return value.map((each) => named(words, subject, field, String(each))).join(', ');
  if (field === 'priceCents') return numbersOf(words).money(Number(value));
  if (typeof value === 'number') return numbersOf(words).plain(value);
  if (field === 'expiresAt') return formatStamp(String(value));
  if (field === 'reviewedOn') return formatDate(String(value));
  if (typeof value === 'object') return toldFilters(words, subject, value).join(', ') || t('nothing');
  return named(words, subject, field, value);
}

/** Translates a stored option value to its label in forms. */
function named(words: i18n, subject: ChangeSubject, field: ChangeField, value: string): string {
  const key = keyOf(subject, field, value);
  return key ? knownWords(words, key, value) : value;
}

function keyOf(subject: ChangeSubject, field: ChangeField, value: string): string | null {
  const set = field === 'type' ? TYPES[subject] : OPTION_SETS[field];
  if (set) return `demand:option.${set}.${value}`;
  if (field === 'editedFields') return `demand:field.${value}`;
  if (field === 'role') return `shell:role.${value}`;
  if (field === 'state') return `invitations:state.${value}`;
  if (field === 'webhookState') return `webhooks:state.${value}`;
  if (field === 'events') return `webhooks:event.${value}`;
  if (field === 'documentLanguage') return `common:language.${value}`;
  return field === 'homeCards' ? `home:${value}.title` : null;
}
