import { drugLetter } from '@aval/domain/clinical/drug-line';
import { sessionCalendar } from '@aval/domain/clinical/session-calendar';
import type { Chemotherapy } from '@aval/domain/demand/content';
import type { VersionNames } from '@aval/domain/demand/version-snapshot';
import { formatDate, formatDayMonth } from '@aval/i18n/format';
import { DrugLetter } from '../../../components/drug-letter';
import { SessionGraph } from '../../../components/session-graph';
import { useDetailWords } from '../use-detail-words';

/** This cycle's sessions and those that are planned, by drug line. */
export function SessionCalendar({ chemotherapy, names }: { chemotherapy: Chemotherapy; names: VersionNames }) {
  const { t } = useDetailWords();
  const cycles = sessionCalendar(chemotherapy);
  const dates = cycles.flatMap((cycle) => cycle.sessionDates);
  const [first, last] = [dates[0], dates.at(-1)];
  return (
    <>
      <SessionGraph
        caption={t('detail:graphCaption')}
        cycleCount={Math.max(chemotherapy.totalCycles, 1)}
        cycles={cycles.map((cycle) => ({
          number: cycle.number,
          isCurrent: cycle.current,
          sessions: cycle.sessionDates.map((date, index) => ({ day: formatDayMonth(date), number: index + 1 })),
        }))}
        lines={chemotherapy.drugs.map((line, index) => ({
          letter: drugLetter(index),
          name: names.drugs[line.drugId] ?? '',
          sessions: line.sessions,
        }))}
      />
      <p className="session-legend">
        <span>
          <DrugLetter letter="A" /> {t('detail:legendCurrent')}
        </span>
        {cycles.length > 1 ? (
          <span>
            <DrugLetter letter="A" planned /> {t('detail:legendPlanned')}
          </span>
        ) : null}
        {first && last ? (
          <span>
            {t('detail:graphRange', {
              first: formatDate(first),
              last: formatDate(last),
              sessions: t('detail:sessionCount', { count: dates.length }),
            })}
          </span>
        ) : null}
      </p>
    </>
  );
}
