import type { DemandRow } from '@aval/application/demands/list/demand-row';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { describeDaysSince, describeStart } from '@aval/i18n/format';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Short } from '../../../components/basics/short';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';

const CLOSED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'sended_denied', 'finished', 'canceled']);
const SOON_DAYS = 3;

function tone(days: number, status: DisplayStatus): string {
  if (CLOSED.has(status)) return 'text-ink-2';
  if (days <= 0) return 'font-medium text-danger';
  return days <= SOON_DAYS ? 'font-medium text-warn' : 'text-ink-2';
}

type Start = Pick<DemandRow, 'treatmentStart' | 'daysToStart' | 'startsToday' | 'displayStatus'>;

/** Working days until the treatment starts; coloured only while a decision is pending. */
export function DaysToStart({ demand }: { demand: Start }) {
  const { treatmentStart: date, daysToStart: days, startsToday: isToday, displayStatus: status } = demand;
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('common');
  if (date === null || days === null) return <EmptyCell />;
  const spoken = describeStart(i18n, status, { date, days, isToday });
  return (
    <Short full={spoken} title={spoken} className={tone(days, status)}>
      {isToday ? t('workingDays.today') : numbers.signed(days)}
    </Short>
  );
}

/** Working days since the demand's last change. */
export function DaysUnchanged({ days, isToday }: { days: number; isToday: boolean }) {
  const { t, i18n } = useTranslation('list');
  if (isToday) return <>{describeDaysSince(i18n, days, isToday)}</>;
  return <Short full={describeDaysSince(i18n, days, isToday)}>{t('daysShort', { count: days })}</Short>;
}
