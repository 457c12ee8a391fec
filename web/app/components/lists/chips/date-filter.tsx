import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import { RANGE_ENDS, type RangeEnd, type ReadRange, readPastRange } from '@aval/domain/validation/fields/date-range';
import { formatDate } from '@aval/i18n/format';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { Button } from '../../actions/button';
import { menuItem } from '../../actions/menu-looks';
import { DateInput } from '../../fields/dates/date-input';
import { Field } from '../../fields/field';
import { focusControl } from '../../fields/focus-field';
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
  const words = useMessage();
  const id = useId();
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const [faults, setFaults] = useState<ReadRange['faults']>({});
  function change(end: RangeEnd, value: string) {
    setTyped((before) => ({ ...before, [end]: value }));
    setFaults({});
  }
  function apply(event: FormEvent) {
    event.preventDefault();
    const read = readPastRange(typed, today);
    const [wrong] = RANGE_ENDS.filter((end) => read.faults[end] !== undefined);
    if (wrong === undefined) return onChange(read.range);
    flushSync(() => setFaults(read.faults));
    focusControl(`${id}-${wrong}`);
  }
  // Without the browser's own checks, whose bubble covers the field and speaks the browser's language.
  return (
    <form className="mt-1 grid w-63 gap-2.5 border-t border-line p-2" noValidate onSubmit={apply}>
      {RANGE_ENDS.map((end) => {
        const wrong = faults[end];
        return (
          <Field
            key={end}
            id={`${id}-${end}`}
            label={t(`dates.${end}`)}
            error={wrong === undefined ? undefined : words(wrong)}
          >
            <DateInput name={end} defaultValue={typed[end]} max={today} onChange={(value) => change(end, value)} />
          </Field>
        );
      })}
      <Button type="submit" size="small">
        {t('dates.apply')}
      </Button>
    </form>
  );
}
