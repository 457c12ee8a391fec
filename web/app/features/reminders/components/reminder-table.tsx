import { REMINDED_STATUSES, type RemindedStatus, type ReminderRule } from '@aval/domain/demand/timing/reminders';
import type { FieldInput } from '@aval/domain/validation/fields/readers';
import type { FieldMetadata } from '@conform-to/react';
import { StatusBadge } from '../../../components/demand/status-badge';
import type { TellField } from '../../../components/entries/entry-form';
import { ChangedMark, FieldMessage } from '../../../components/fields/field';
import { FieldContext } from '../../../components/fields/field-context';
import { fieldLook, labelLook } from '../../../components/fields/field-look';
import { NumberInput } from '../../../components/fields/text-input';
import { tableLook } from '../../../components/lists/table-look';
import { useTranslation } from '../../../shell/words/translation';
import type { ReminderFields } from './reminder-form';

const AUDIENCE = {
  pending_missing_info: 'filers',
  pending_validation: 'representatives',
  pending_company_accept: 'representatives',
  pending_company_deny: 'representatives',
  pending_analysis: 'managers',
  pending_evaluation: 'consultant',
  pending_continue: 'filers',
} as const satisfies Record<RemindedStatus, string>;

/** On a phone each status is a card with both numbers side by side, labelled by the column headers. */
const TABLE = [
  '[&_td]:py-[7px]',
  '[&_[data-part=days]]:w-[11rem] [&_[data-part=days]_label~span]:max-w-[7rem] md:[&_[data-part=days]_label]:sr-only',
  'max-md:block max-md:[&>tbody]:block max-md:[&>thead]:sr-only',
  'max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[1fr_1fr] max-md:[&_tbody_tr]:gap-x-4',
  'max-md:[&_tbody_tr]:gap-y-2 max-md:[&_tbody_tr]:border-line max-md:[&_tbody_tr]:border-b',
  'max-md:[&_tbody_tr]:py-3.5 max-md:[&_td]:h-auto max-md:[&_td]:border-0 max-md:[&_td]:p-0',
  'max-md:[&_[data-part=days]]:w-auto max-md:[&_td:not([data-part=days])]:col-span-full',
].join(' ');

/** Explicit table roles: as cards on a phone, elements without table display lose them. */
const KEPT = { table: { role: 'table' }, rowgroup: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } };

interface ReminderTableProps {
  fields: Required<{ [Status in RemindedStatus]: FieldMetadata<ReminderFields[Status]> }>;
  tell: TellField;
}

/** Statuses with reminders, in the order of a demand's life, with both numbers of working days. */
export function ReminderTable({ fields, tell }: ReminderTableProps) {
  const { t } = useTranslation(['reminders', 'common']);
  return (
    <table {...KEPT.table} className={tableLook({ hover: false, className: TABLE })}>
      <caption className="sr-only">{t('title')}</caption>
      <thead {...KEPT.rowgroup}>
        <tr {...KEPT.row}>
          {(['common:label.status', 'column.audience', 'column.firstAfter', 'column.every'] as const).map((label) => (
            <th key={label} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...KEPT.rowgroup}>
        {REMINDED_STATUSES.map((status) => (
          <tr key={status} {...KEPT.row}>
            <td {...KEPT.cell}>
              <StatusBadge status={status} />
            </td>
            <td {...KEPT.cell} className="text-ink-2">
              {t(`audience.${AUDIENCE[status]}`)}
            </td>
            <DaysCell field={fields[status].getFieldset().firstAfter} status={status} part="firstAfter" tell={tell} />
            <DaysCell field={fields[status].getFieldset().every} status={status} part="every" tell={tell} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DaysCellProps {
  field: FieldMetadata<FieldInput>;
  status: RemindedStatus;
  part: keyof ReminderRule;
  tell: TellField;
}

function DaysCell({ field, status, part, tell }: DaysCellProps) {
  const { t } = useTranslation(['reminders', 'demand']);
  const { id, error, hint, isChanged } = tell(field);
  const control = {
    id,
    describedBy: error || hint ? field.descriptionId : undefined,
    isInvalid: Boolean(error),
  };
  return (
    <td {...KEPT.cell} data-part="days">
      <div className={fieldLook({ invalid: Boolean(error), className: 'relative' })}>
        <label htmlFor={id} className={labelLook()}>
          <span className="sr-only">{t(`demand:status.${status}.long`)}: </span>
          {t(`reminders:column.${part}`)}
          {isChanged ? <ChangedMark /> : null}
        </label>
        {isChanged ? (
          <span className="absolute top-1/2 -left-3.5 flex -translate-y-1/2 max-md:hidden">
            <ChangedMark />
          </span>
        ) : null}
        <FieldContext.Provider value={control}>
          <NumberInput
            name={field.name}
            decimals={false}
            defaultValue={field.defaultValue}
            unit={t('reminders:days')}
            required
          />
        </FieldContext.Provider>
        <FieldMessage id={field.descriptionId} error={error} hint={hint} />
      </div>
    </td>
  );
}
