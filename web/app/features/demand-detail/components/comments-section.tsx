import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useState } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { MORE_LINK } from '../../../components/actions/text-link';
import { Section } from '../../../components/basics/section';
import { Timeline } from '../../../components/basics/timeline';
import { commentsOf } from '../demand-summary';
import { useDetailWords } from '../use-detail-words';
import { HistoryEntryItem } from './history-entry-item';

/** Number of newest comments shown uncollapsed; print shows all, and the history repeats them. */
const SHOWN = 5;

/** Everything that was written about the demand, with decisions too; the history says what was done. */
export function CommentsSection({ demand, mayComment }: { demand: DemandDetail; mayComment: boolean }) {
  const { t } = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  const comments = commentsOf(demand);
  const isFolded = comments.length > SHOWN && !isOpen;
  return (
    <Section
      id="comments"
      title={t('demand:section.comments')}
      count={comments.length}
      empty={comments.length > 0 ? null : t('detail:empty.comments')}
      actions={
        mayComment ? (
          <ButtonLink size="small" icon="plus" to="?action=comment" state={{ fromPage: true }} preventScrollReset>
            {t('detail:addComment')}
          </ButtonLink>
        ) : null
      }
    >
      {comments.length > 0 ? (
        <>
          <Timeline folded={isFolded} ofComments>
            {comments.map((entry) => (
              <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} inComments />
            ))}
          </Timeline>
          {isFolded ? (
            <button type="button" className={MORE_LINK} onClick={() => setOpen(true)}>
              {t('detail:olderComments', { count: comments.length - SHOWN })}
            </button>
          ) : null}
        </>
      ) : null}
    </Section>
  );
}
