import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { ButtonLink } from '../../../components/button';
import { Section } from '../../../components/section';
import { Timeline } from '../../../components/timeline';
import { useDetailWords } from '../use-detail-words';
import { HistoryEntryItem } from './history-entry-item';

/** Everything that was done, newest first. */
export function HistorySection({ demand, mayUndo }: { demand: DemandDetail; mayUndo: boolean }) {
  const { t } = useDetailWords();
  const { history } = demand;
  return (
    <Section
      id="history"
      title={t('detail:section.history')}
      count={history.length}
      actions={
        mayUndo ? (
          <ButtonLink size="small" icon="undo" to="?action=rollback" state={{ fromPage: true }} preventScrollReset>
            {t('demand:action.rollback')}
          </ButtonLink>
        ) : null
      }
    >
      {history.length > 0 ? (
        <Timeline>
          {history.map((entry) => (
            <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} />
          ))}
        </Timeline>
      ) : (
        <p className="text-ink-2">{t('detail:empty.history')}</p>
      )}
    </Section>
  );
}
