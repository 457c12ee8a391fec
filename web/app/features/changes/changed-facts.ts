import type { ChangeRow } from '@aval/application/change-record/browse-changes';
import { CHANGE_FIELDS, type ChangeFacts, type ChangeField } from '@aval/application/change-record/change-fields';
import { REMINDED_STATUSES } from '@aval/domain/demand/timing/reminders';
import { formatDate, formatStamp } from '@aval/i18n/format';
import { numbersOf } from '@aval/i18n/numbers';
import type { i18n } from 'i18next';

/** One field of a change in words; null where there was nothing of that kind. */
export interface ChangedFact {
  field: ChangeField;
  label: string;
  before: string | null;
  after: string | null;
}

/** The namespaces whose words it takes. */
export const FACT_NAMESPACES = ['changes', 'common', 'shell', 'demand', 'invitations'] as const;

const IMAGES: ReadonlySet<ChangeField> = new Set(['avatar', 'logoImageId', 'faviconImageId']);
const FIELDS: readonly ChangeField[] = CHANGE_FIELDS;

/** What a change says of each field, in the order in which forms have them. */
export function changedFacts(words: i18n, { before, after }: Pick<ChangeRow, 'before' | 'after'>): ChangedFact[] {
  const isNamed = (field: ChangeField) => Object.hasOwn(before ?? {}, field) || Object.hasOwn(after ?? {}, field);
  return FIELDS.filter(isNamed).map((field) => ({
    field,
    label: labelOf(words, field),
    before: before && tell(words, field, before[field]),
    after: after && tell(words, field, after[field]),
  }));
}

function labelOf(words: i18n, field: ChangeField): string {
  if (isRemindedField(field)) return words.getFixedT(null, 'demand')(`status.${field}.long`);
  return words.getFixedT(null, 'changes')(`fact.${field}`);
}

function isRemindedField(field: ChangeField): field is (typeof REMINDED_STATUSES)[number] {
  return (REMINDED_STATUSES as readonly ChangeField[]).includes(field);
}

function tell(words: i18n, field: ChangeField, value: ChangeFacts[ChangeField] | undefined): string {
  const t = words.getFixedT(null, 'changes');
  const isNothing = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
  if (isNothing) return t('nothing');
  if (typeof value === 'boolean') return words.getFixedT(null, 'common')(`answer.${value ? 'yes' : 'no'}`);
  if (IMAGES.has(field)) return t('image');
  if (isRemindedField(field) && Array.isArray(value)) {
    const [first, every] = value.map(Number);
    return t('reminder', { first, every });
  }
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'priceCents') return numbersOf(words).money(Number(value));
  if (typeof value === 'number') return numbersOf(words).plain(value);
  if (field === 'expiresAt') return formatStamp(String(value));
  if (field === 'birthday') return formatDate(String(value));
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, each]) => `${name}: ${each}`)
        .join(', ') || t('nothing')
    );
  return named(words, field, value);
}

/** A word of a handful stands in the record as the product writes it. */
function named(words: i18n, field: ChangeField, value: string): string {
  const key =
    field === 'role'
      ? `shell:role.${value}`
      : field === 'state'
        ? `invitations:state.${value}`
        : field === 'documentLanguage'
          ? `common:language.${value}`
          : field === 'gender'
            ? `demand:option.gender.${value}`
            : // Of a patient; that of a code of radiotherapy is in words already.
              field === 'type'
              ? `demand:option.patientType.${value}`
              : null;
  return key && words.exists(key) ? String(words.t(key as never)) : value;
}
