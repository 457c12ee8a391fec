import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { describeDaysSince, describeDaysToStart } from '@aval/i18n/format';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';

const CLOSED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'sended_denied', 'finished', 'canceled']);
const SOON_DAYS = 3;

function tone(days: number, status: DisplayStatus): string {
  if (CLOSED.has(status)) return 'day-count--far';
  if (days <= 0) return 'day-count--past';
  return days <= SOON_DAYS ? 'day-count--soon' : 'day-count--far';
}

interface DaysToStartProps {
  days: number | null;
  isToday: boolean;
  status: DisplayStatus;
}

/** Working days to the start of the treatment; in colour only while something is still to be decided. */
export function DaysToStart({ days, isToday, status }: DaysToStartProps) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('common');
  if (days === null) return <span className="text-ink-3">–</span>;
  const spoken = describeDaysToStart(i18n, days, isToday);
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
