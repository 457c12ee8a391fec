import type { DemandRow } from '@aval/application/demands/list/demand-row';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { describeDaysSince, describeStart } from '@aval/i18n/format';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';

const CLOSED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'sended_denied', 'finished', 'canceled']);
const SOON_DAYS = 3;

function tone(days: number, status: DisplayStatus): string {
  if (CLOSED.has(status)) return 'day-count--far';
  if (days <= 0) return 'day-count--past';
  return days <= SOON_DAYS ? 'day-count--soon' : 'day-count--far';
}

type Start = Pick<DemandRow, 'treatmentStart' | 'daysToStart' | 'startsToday' | 'displayStatus'>;

/** Working days to the start of the treatment; in colour only while something is still to be decided. */
export function DaysToStart({ demand }: { demand: Start }) {
  const { treatmentStart: date, daysToStart: days, startsToday: isToday, displayStatus: status } = demand;
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('common');
  if (date === null || days === null) return <span className="text-ink-3">–</span>;
  const spoken = describeStart(i18n, status, { date, days, isToday });
  return (
    <span className={`day-count ${tone(days, status)}`} title={spoken}>
      <span aria-hidden="true">{isToday ? t('workingDays.today') : numbers.signed(days)}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}

/** Working days since the demand last changed. */
export function DaysUnchanged({ days, isToday }: { days: number; isToday: boolean }) {
  const { t, i18n } = useTranslation('list');
  if (isToday) return <>{describeDaysSince(i18n, days, isToday)}</>;
  return (
    <>
      <span aria-hidden="true">{t('daysShort', { count: days })}</span>
      <span className="sr-only">{describeDaysSince(i18n, days, isToday)}</span>
    </>
  );
}
