import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Section } from '../../../components/section';
import { Timeline } from '../../../components/timeline';
import { useDetailWords } from '../use-detail-words';
import { HistoryEntryItem } from './history-entry-item';

/** The newest; the others stand in the history as well, and are printed all the same. */
const SHOWN = 5;

/** What people said to each other, apart from what they decided. */
export function CommentsSection({ demand, mayComment }: { demand: DemandDetail; mayComment: boolean }) {
  const { t } = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  const comments = demand.history.filter((entry) => entry.action === 'COMMENT');
  const isFolded = comments.length > SHOWN && !isOpen;
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
        <div className={isFolded ? 'is-folded' : undefined}>
          <Timeline>
            {comments.map((entry) => (
              <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} isComment />
            ))}
          </Timeline>
          {isFolded ? (
            <button type="button" className="link typed-text__more" onClick={() => setOpen(true)}>
              {t('detail:olderComments', { count: comments.length - SHOWN })}
            </button>
          ) : null}
        </div>
      ) : (
        <p className="text-ink-2">{t('detail:empty.comments')}</p>
      )}
    </Section>
  );
}
