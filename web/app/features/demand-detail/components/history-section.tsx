import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { Section } from '../../../components/basics/section';
import { Timeline } from '../../../components/basics/timeline';
import { filterHistory, isFiltering, NO_FILTER } from '../history-filter';
import { useDetailWords } from '../use-detail-words';
import { useLedEntry } from '../use-led-entry';
import { HistoryEntryItem } from './history-entry-item';
import { HistoryFilters } from './history-filters';

/** Minimum number of entries for filters to appear. */
const FILTERED_FROM = 4;

/** All actions, newest first. */
export function HistorySection({ demand, mayUndo }: { demand: DemandDetail; mayUndo: boolean }) {
  const { t } = useDetailWords();
  const { history } = demand;
  const [filter, setFilter] = useState(NO_FILTER);
  const showAll = useCallback(() => setFilter((before) => (isFiltering(before) ? NO_FILTER : before)), []);
  useLedEntry(showAll);
  const shown = filterHistory(history, filter);
  return (
    <Section
      id="history"
      title={t('demand:section.history')}
      count={history.length}
      actions={
        mayUndo ? (
          <ButtonLink size="small" icon="undo" to="?action=rollback" state={{ fromPage: true }} preventScrollReset>
            {t('demand:action.rollback')}
          </ButtonLink>
        ) : null
      }
    >
      {history.length >= FILTERED_FROM ? (
        <HistoryFilters history={history} filter={filter} onChange={setFilter} />
      ) : null}
      <p className="sr-only" role="status">
        {isFiltering(filter) ? t('detail:history.filter.shown', { count: shown.length, total: history.length }) : ''}
      </p>
      {shown.length > 0 ? (
        <Timeline>
          {shown.map((entry) => (
            <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} />
          ))}
        </Timeline>
      ) : (
        <p className="text-ink-2">{t(history.length > 0 ? 'detail:history.filter.none' : 'detail:empty.history')}</p>
      )}
    </Section>
  );
}
