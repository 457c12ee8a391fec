import { isCivilDate } from '@aval/domain/calendar/civil-date';
import { type PlannedCycle, sessionCalendar } from '@aval/domain/clinical/session-calendar';
import { formatDayMonth } from '@aval/i18n/format';
import { useMemo } from 'react';
import { drugLetter } from '../../../components/drug-letter';
import { SessionGraph } from '../../../components/session-graph';
import { useTranslation } from '../../../shell/translation';
import { listAt, textAt } from '../form';
import { useStep } from '../step-context';
import { numberAt } from '../treatment-facts';

/** More are not seen at a glance, and a mistyped number must not make a table of thousands of columns. */
const MOST_CYCLES = 12;

/** Which line is given when, in this cycle and in those that are planned. */
export function SessionPlan({ drugNames }: { drugNames: Readonly<Record<string, string>> }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const cycles = useMemo(() => plannedCycles(form.typed), [form.typed]);
  const lines = listAt(form.typed, 'chemotherapy.drugs').map((line, index) => ({
    letter: drugLetter(index),
    name: drugNames[textAt(line, 'drugId')] ?? '',
    sessions: listAt(line, 'sessions').map(Number),
  }));
  if (cycles.length === 0 || lines.length === 0) return null;
  return (
    <>
      <h3>{t('field.chemotherapy.sessionCalendar')}</h3>
      <SessionGraph
        caption={t('field.chemotherapy.sessionCalendar')}
        cycleCount={numberAt(form.typed, 'chemotherapy.totalCycles') ?? cycles.length}
        cycles={cycles.map(({ number, current, sessionDates }) => ({
          number,
          isCurrent: current,
          sessions: sessionDates.map((date, index) => ({ day: formatDayMonth(date), number: index + 1 })),
        }))}
        lines={lines}
      />
    </>
  );
}

/** Empty while the plan cannot be reckoned. */
function plannedCycles(typed: unknown): PlannedCycle[] {
  const count = (name: string) => numberAt(typed, `chemotherapy.${name}`);
  const [cycle, total] = [count('cycle'), count('totalCycles')];
  const [sessions, frequency] = [count('sessionsPerCycle'), count('sessionFrequencyDays')];
  const dates = listAt(typed, 'chemotherapy.sessionDates').filter(isCivilDate);
  const [first] = dates;
  if (!cycle || !total || !sessions || frequency === null || !first || dates.length !== sessions) return [];
  return sessionCalendar({
    cycle,
    totalCycles: Math.min(total, cycle + MOST_CYCLES - 1),
    sessionsPerCycle: sessions,
    sessionFrequencyDays: frequency,
    cycleIntervalDays: count('cycleIntervalDays') ?? 0,
    firstSessionDate: first,
    sessionDates: dates,
  });
}
