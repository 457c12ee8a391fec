import type { DemandRow } from '@aval/application/demands/list/demand-row';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { describeDay, describeDaysSince, describeStart } from '@aval/i18n/format';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Short } from '../../../components/basics/short';
import { useTranslation } from '../../../shell/words/translation';

const CLOSED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'sended_denied', 'finished', 'canceled']);
const SOON_DAYS = 3;

function tone(days: number, status: DisplayStatus): string {
  if (CLOSED.has(status)) return 'text-ink-2';
  if (days <= 0) return 'font-medium text-danger';
  return days <= SOON_DAYS ? 'font-medium text-warn' : 'text-ink-2';
}

type Start = Pick<DemandRow, 'treatmentStart' | 'daysToStart' | 'calendarDaysToStart' | 'displayStatus'>;

/** Working days until the treatment starts; coloured only while a decision is pending. */
export function DaysToStart({ demand }: { demand: Start }) {
  const { treatmentStart: date, daysToStart: days, calendarDaysToStart: calendarDays, displayStatus: status } = demand;
  const { i18n } = useTranslation('common');
  if (date === null || days === null || calendarDays === null) return <EmptyCell />;
  const spoken = describeStart(i18n, status, { date, days, calendarDays });
  return (
    <Short full={spoken} title={spoken} className={tone(days, status)}>
      {describeDay(i18n, { days, calendarDays }, 'short')}
    </Short>
  );
}

type Update = Pick<DemandRow, 'daysSinceUpdate' | 'calendarDaysSinceUpdate'>;

/** Working days since the demand's last change. */
export function DaysUnchanged({ demand }: { demand: Update }) {
  const { i18n } = useTranslation('common');
  const since = { days: demand.daysSinceUpdate, calendarDays: demand.calendarDaysSinceUpdate };
  const [spoken, short] = [describeDaysSince(i18n, since), describeDaysSince(i18n, since, 'short')];
  if (spoken === short) return <>{short}</>;
  return (
    <Short full={spoken} title={spoken}>
      {short}
    </Short>
  );
}
