import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { traitsOf } from '@aval/domain/demand/action-traits';
import type { ShownAction } from '@aval/domain/demand/vocabulary';
import { describeDaysSince, formatDayMonth } from '@aval/i18n/format';
import { ProgressStrip } from '../../../components/demand/progress-strip';
import { useTranslation } from '../../../shell/words/translation';
import { type ProgressPhase, progressOf } from '../progress';
import { type DetailWords, useDetailWords } from '../use-detail-words';

/** The six phases of a demand, with person and date. */
export function DemandProgress({ demand }: { demand: DemandDetail }) {
  const words = useDetailWords();
  const { t } = words;
  const { i18n } = useTranslation();
  const unchanged = { days: demand.daysSinceUpdate, calendarDays: demand.calendarDaysSinceUpdate };
  // The line of a phase has no room for "días laborables"; the full words are for screen readers.
  const [since, shortSince] = [describeDaysSince(i18n, unchanged), describeDaysSince(i18n, unchanged, 'short')];
  return (
    <ProgressStrip
      label={t('detail:progress.label')}
      phases={progressOf(demand).map((phase) => ({
        key: phase.name,
        title: t(`detail:progress.${titleOf(phase)}`),
        detail: detailOf(phase, demand, words, shortSince),
        fullDetail: phase.state === 'current' ? detailOf(phase, demand, words, since) : undefined,
        state: phase.state,
      }))}
    />
  );
}

function titleOf({ name, state }: ProgressPhase) {
  if (name === 'validated') {
    if (state === 'denied') return 'validationDenied';
    return state === 'done' ? 'validated' : 'validating';
  }
  if (name === 'analysis') return state === 'done' ? 'analysed' : 'analysis';
  return name;
}

function detailOf(phase: ProgressPhase, demand: DemandDetail, words: DetailWords, since: string): string {
  const { t, role } = words;
  const { name, state, entry } = phase;
  const date = entry ? formatDayMonth(civilDateOf(entry.at)) : '';
  if (name === 'treatment') return treatmentText(phase, demand, words);
  if (state === 'skipped') return name === 'validated' ? t('detail:progress.notNeeded') : '';
  if (state === 'later') return name === 'signature' ? t('demand:role.REPRESENTATIVE') : '';
  if (state === 'current') {
    if (demand.status === 'draft') return t('detail:progress.draft');
    const isAsked = demand.status === 'pending_missing_info';
    const who = isAsked ? t('detail:progress.missingInfo') : role(demand.state?.assignedRole ?? null);
    return t('detail:progress.waitingFor', { who, since });
  }
  if (!entry) return '';
  if (name === 'submitted') return t('detail:progress.submittedAt', { date, version: entry.versionNumber });
  if (name === 'resolution') return t(`detail:progress.${resolution(entry.action)}`, { date });
  return t('detail:progress.since', { date, who: role(entry.fromRole) });
}

/** Only a decision or an end resolves a demand. */
function resolution(action: ShownAction): 'authorized' | 'denied' | 'canceled' | 'finished' {
  const { verdict, ending } = traitsOf(action);
  return verdict ?? ending ?? 'authorized';
}

function treatmentText(
  { state, entry }: ProgressPhase,
  { state: life, status }: DemandDetail,
  { t }: DetailWords,
): string {
  if (entry) {
    const ending = traitsOf(entry.action).ending === 'canceled' ? 'treatmentCanceled' : 'finished';
    return t(`detail:progress.${ending}`, { date: formatDayMonth(civilDateOf(entry.at)) });
  }
  if (!life || life.totalCycles === 0) return '';
  const { cycle, totalCycles: total } = life;
  if (state === 'later') {
    const isOver = status === 'sended_denied' || status === 'canceled' || status === 'finished';
    return isOver ? '' : t('detail:progress.cyclesPlanned', { count: total });
  }
  return status === 'pending_continue' ? t('detail:progress.toContinue') : t('detail:progress.cycle', { cycle, total });
}
