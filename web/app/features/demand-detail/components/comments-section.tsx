import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { ButtonLink } from '../../../components/button';
import { Section } from '../../../components/section';
import { Timeline } from '../../../components/timeline';
import { useDetailWords } from '../use-detail-words';
import { HistoryEntryItem } from './history-entry-item';

/** What people said to each other, apart from what they decided. */
export function CommentsSection({ demand, mayComment }: { demand: DemandDetail; mayComment: boolean }) {
  const { t } = useDetailWords();
  const comments = demand.history.filter((entry) => entry.action === 'COMMENT');
  return (
    <Section
      id="comments"
      title={t('detail:section.comments')}
      count={comments.length}
      actions={
        mayComment ? (
          <ButtonLink size="small" icon="plus" to="?action=comment" state={{ fromPage: true }} preventScrollReset>
            {t('detail:addComment')}
          </ButtonLink>
        ) : null
      }
    >
      {comments.length > 0 ? (
        <Timeline>
          {comments.map((entry) => (
            <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} isComment />
          ))}
        </Timeline>
      ) : (
        <p className="text-ink-2">{t('detail:empty.comments')}</p>
      )}
    </Section>
  );
}
