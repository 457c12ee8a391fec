import { addDays, type CivilDate, isCivilDate } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { DateInput } from '../../../components/date-input';
import { Field } from '../../../components/field';
import { FilterChip } from '../../../components/filter-chip';
import { useTranslation } from '../../../shell/translation';

interface Dates {
  from: CivilDate | undefined;
  to: CivilDate | undefined;
}

interface DateFilterProps extends Dates {
  today: CivilDate;
  onChange: (dates: Dates) => void;
}

/** Days back from today, today included. */
const PRESETS = { today: 0, week: 6, month: 29 } as const;

export function DateFilter({ from, to, today, onChange }: DateFilterProps) {
  const { t } = useTranslation('accessRecord');
  return (
    <FilterChip
      label={t('filter.dates')}
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
                className="menu__item w-full"
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
  const { t } = useTranslation('accessRecord');
  if (from && to)
    return from === to ? formatDate(from) : t('dates.range', { from: formatDate(from), to: formatDate(to) });
  if (from) return t('dates.since', { from: formatDate(from) });
  return to && t('dates.until', { to: formatDate(to) });
}

function DateRange({ from, to, today, onChange }: DateFilterProps) {
  const { t } = useTranslation('accessRecord');
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const dateOf = (text: string) => (isCivilDate(text) ? text : undefined);
  function apply(event: FormEvent) {
    event.preventDefault();
    onChange({ from: dateOf(typed.from), to: dateOf(typed.to) });
  }
  return (
    <form className="date-filter" onSubmit={apply}>
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
