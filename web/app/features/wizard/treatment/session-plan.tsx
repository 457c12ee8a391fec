import { isCivilDate } from '@aval/domain/calendar/civil-date';
import { DRAWN_SESSIONS, drawnSessions, PRINTED_SESSIONS } from '@aval/domain/clinical/drawn-sessions';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { SessionSchedule } from '@aval/domain/clinical/session-calendar';
import { useMemo } from 'react';

import { SessionGraph } from '../../../components/demand/session-graph';
import { FormHeading } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { listAt, textAt } from '../steps/form';
import { knownEntry } from '../steps/known-entry';
import { useStep } from '../steps/step-context';
import { useStable } from '../steps/use-stable';
import { typedCycleNumber, typedFrequency } from './typed-figures';

/** Calendar of the lines in this cycle and in planned ones. */
export function SessionPlan({ drugNames }: { drugNames: Readonly<Record<string, string>> }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const schedule = useStable(plannedSchedule(form.typed));
  const { sessions, printed } = useMemo(() => {
    const drawn = (most: number) => (schedule ? drawnSessions(schedule, most).sessions : []);
    return { sessions: drawn(DRAWN_SESSIONS), printed: drawn(PRINTED_SESSIONS) };
  }, [schedule]);
  const lines = useStable(
    listAt(form.typed, 'chemotherapy.drugs').map((line, index) => ({
      letter: drugLetter(index),
      name: knownEntry(drugNames, textAt(line, 'drugId')) ?? '',
      sessions: listAt(line, 'sessions').map(Number),
    })),
  );
  if (sessions.length === 0 || lines.length === 0) return null;
  return (
    <>
      <FormHeading>{t('field.chemotherapy.sessionCalendar')}</FormHeading>
      <SessionGraph
        caption={t('field.chemotherapy.sessionCalendar')}
        cycleCount={typedCycleNumber(form.typed, 'totalCycles') ?? 1}
        sessions={sessions}
        printed={printed}
        lines={lines}
      />
    </>
  );
}

/** Returns the schedule; null while it cannot be computed. */
function plannedSchedule(typed: unknown): SessionSchedule | null {
  const count = (name: Parameters<typeof typedCycleNumber>[1]) => typedCycleNumber(typed, name);
  const [cycle, total] = [count('cycle'), count('totalCycles')];
  const [sessions, frequency] = [count('sessionsPerCycle'), typedFrequency(typed)];
  const dates = listAt(typed, 'chemotherapy.sessionDates').filter(isCivilDate);
  const [first] = dates;
  if (!cycle || !total || !sessions || frequency === null || !first || dates.length !== sessions) return null;
  return {
    cycle,
    totalCycles: total,
    sessionsPerCycle: sessions,
    sessionFrequencyDays: frequency,
    cycleIntervalDays: count('cycleIntervalDays') ?? 0,
    firstSessionDate: first,
    sessionDates: dates,
  };
}
