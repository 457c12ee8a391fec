import { isCivilDate } from '@aval/domain/calendar/civil-date';
import type { CalendarSession } from '@aval/domain/clinical/calendar-blocks';
import { DRAWN_SESSIONS, drawnSessions } from '@aval/domain/clinical/drawn-sessions';
import { useMemo } from 'react';
import { drugLetter } from '../../../components/drug-letter';
import { SessionGraph } from '../../../components/session-graph';
import { useTranslation } from '../../../shell/translation';
import { listAt, textAt } from '../form';
import { useStep } from '../step-context';
import { numberAt } from '../treatment-facts';

/** Which line is given when, in this cycle and in those that are planned. */
export function SessionPlan({ drugNames }: { drugNames: Readonly<Record<string, string>> }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const sessions = useMemo(() => plannedSessions(form.typed), [form.typed]);
  const lines = listAt(form.typed, 'chemotherapy.drugs').map((line, index) => ({
    letter: drugLetter(index),
    name: drugNames[textAt(line, 'drugId')] ?? '',
    sessions: listAt(line, 'sessions').map(Number),
  }));
  if (sessions.length === 0 || lines.length === 0) return null;
  return (
    <>
      <h3>{t('field.chemotherapy.sessionCalendar')}</h3>
      <SessionGraph
        caption={t('field.chemotherapy.sessionCalendar')}
        cycleCount={numberAt(form.typed, 'chemotherapy.totalCycles') ?? 1}
        sessions={sessions}
        lines={lines}
      />
    </>
  );
}

/** Empty while the plan cannot be reckoned. */
function plannedSessions(typed: unknown): CalendarSession[] {
  const count = (name: string) => numberAt(typed, `chemotherapy.${name}`);
  const [cycle, total] = [count('cycle'), count('totalCycles')];
  const [sessions, frequency] = [count('sessionsPerCycle'), count('sessionFrequencyDays')];
  const dates = listAt(typed, 'chemotherapy.sessionDates').filter(isCivilDate);
  const [first] = dates;
  if (!cycle || !total || !sessions || frequency === null || !first || dates.length !== sessions) return [];
  const schedule = {
    cycle,
    totalCycles: total,
    sessionsPerCycle: sessions,
    sessionFrequencyDays: frequency,
    cycleIntervalDays: count('cycleIntervalDays') ?? 0,
    firstSessionDate: first,
    sessionDates: dates,
  };
  return drawnSessions(schedule, DRAWN_SESSIONS).sessions;
}
