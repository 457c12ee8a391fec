import { addDays, type CivilDate, isCivilDate } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { Button } from '../../actions/button';
import { menuItem } from '../../actions/menu-looks';
import { DateInput } from '../../fields/dates/date-input';
import { Field } from '../../fields/field';
import { FilterChip } from './filter-chip';

interface Dates {
  from: CivilDate | undefined;
  to: CivilDate | undefined;
}

interface DateFilterProps extends Dates {
  label: string;
  today: CivilDate;
  onChange: (dates: Dates) => void;
}

/** Offsets in days back from today; each range includes today. */
const PRESETS = { today: 0, week: 6, month: 29 } as const;

/** Filter chip for a date range, both days included. */
export function DateFilter({ label, from, to, today, onChange }: DateFilterProps) {
  const { t } = useTranslation('common');
  return (
    <FilterChip
      label={label}
      summary={useSummary({ from, to })}
      onClear={() => onChange({ from: undefined, to: undefined })}
    >
      {(close) => {
        const choose = (dates: Dates) => {
          onChange(dates);
          close();
        };
        return (
          <>
            {(['today', 'week', 'month'] as const).map((preset) => (
              <button
                key={preset}
                type="button"
                className={menuItem()}
                onClick={() => choose({ from: addDays(today, -PRESETS[preset]), to: today })}
              >
                {t(`dates.${preset}`)}
              </button>
            ))}
            <DateRange from={from} to={to} today={today} onChange={choose} />
          </>
        );
      }}
    </FilterChip>
  );
}

function useSummary({ from, to }: Dates): string | undefined {
  const { t } = useTranslation('common');
  if (from && to)
    return from === to ? formatDate(from) : t('dates.range', { from: formatDate(from), to: formatDate(to) });
  if (from) return t('dates.since', { from: formatDate(from) });
  return to && t('dates.until', { to: formatDate(to) });
}

function DateRange({ from, to, today, onChange }: Omit<DateFilterProps, 'label'>) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const dateOf = (text: string) => (isCivilDate(text) ? text : undefined);
  function apply(event: FormEvent) {
    event.preventDefault();
    onChange({ from: dateOf(typed.from), to: dateOf(typed.to) });
  }
  return (
    <form className="mt-1 grid w-63 gap-2.5 border-t border-line p-2" onSubmit={apply}>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(`dates.${end}`)}>
          <DateInput
            name={end}
            defaultValue={typed[end]}
            max={today}
            onChange={(value) => setTyped((before) => ({ ...before, [end]: value }))}
          />
        </Field>
      ))}
      <Button type="submit" size="small">
        {t('dates.apply')}
      </Button>
    </form>
  );
}
