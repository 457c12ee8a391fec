import {
  REMINDED_STATUSES,
  type RemindedStatus,
  type ReminderRule,
  type ReminderRules,
} from '@aval/domain/demand/reminders';
import type { SubmissionResult } from '@conform-to/react';
import { FieldMessage } from '../../../components/field';
import { FieldContext } from '../../../components/field-context';
import { joinClasses } from '../../../components/join-classes';
import { StatusBadge } from '../../../components/status-badge';
import { NumberInput } from '../../../components/text-input';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';

const AUDIENCE = {
  pending_missing_info: 'filers',
  pending_validation: 'representatives',
  pending_company_accept: 'representatives',
  pending_company_deny: 'representatives',
  pending_analysis: 'managers',
  pending_evaluation: 'consultant',
  pending_continue: 'filers',
} as const satisfies Record<RemindedStatus, string>;

/** Rows become cards on a phone; a changed display takes the roles away, and these keep them a table for readers. */
const KEPT = { table: { role: 'table' }, rowgroup: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } };

interface ReminderTableProps {
  rules: ReminderRules;
  reply: SubmissionResult | undefined;
  isStale: boolean;
}

/** The states in which somebody is reminded, in the order of a demand's life, with both numbers of working days. */
export function ReminderTable({ rules, reply, isStale }: ReminderTableProps) {
  const { t } = useTranslation('reminders');
  return (
    <table {...KEPT.table} className="data-table reminder-table">
      <caption className="sr-only">{t('title')}</caption>
      <thead {...KEPT.rowgroup}>
        <tr {...KEPT.row}>
          {(['status', 'audience', 'firstAfter', 'every'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
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
            <td {...KEPT.cell} className="reminder-table__audience">
              {t(`audience.${AUDIENCE[status]}`)}
            </td>
            <DaysCell status={status} part="firstAfter" rules={rules} reply={reply} isStale={isStale} />
            <DaysCell status={status} part="every" rules={rules} reply={reply} isStale={isStale} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DaysCellProps extends ReminderTableProps {
  status: RemindedStatus;
  part: keyof ReminderRule;
}

function DaysCell({ status, part, rules, reply, isStale }: DaysCellProps) {
  const { t } = useTranslation(['reminders', 'demand']);
  const toWords = useMessage();
  const name = `${status}.${part}`;
  const id = `days-${status}-${part}`;
  const stored = String(rules[status][part]);
  const typed = typedText(reply, status, part) ?? stored;
  const problem = reply?.error?.[name]?.[0];
  const differs = isStale && typed !== stored;
  const hint = differs ? t('reminders:storedValue', { value: stored }) : undefined;
  const control = {
    id,
    describedBy: problem || hint ? `${id}-message` : undefined,
    isInvalid: Boolean(problem),
  };
  return (
    <td {...KEPT.cell} className="reminder-table__days">
      <div className={joinClasses('field', problem && 'is-error')}>
        <label htmlFor={id} className="label">
          <span className="sr-only">{t(`demand:status.${status}.long`)}: </span>
          {t(`reminders:column.${part}`)}
        </label>
        <FieldContext.Provider value={control}>
          {/* What another has saved meanwhile, or this very save, is shown as soon as it is known. */}
          <NumberInput
            key={stored}
            name={name}
            decimals={false}
            defaultValue={typed}
            unit={t('reminders:days')}
            required
          />
        </FieldContext.Provider>
        <FieldMessage id={`${id}-message`} error={problem && toWords(problem)} hint={hint} />
      </div>
    </td>
  );
}

/** What was sent, as it was typed. */
function typedText(
  reply: SubmissionResult | undefined,
  status: RemindedStatus,
  part: keyof ReminderRule,
): string | undefined {
  const group = reply?.initialValue?.[status];
  const value = group && typeof group === 'object' ? Reflect.get(group, part) : undefined;
  if (group && value === undefined) return '';
  return typeof value === 'string' ? value : undefined;
}
