import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useState } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { MORE_LINK } from '../../../components/actions/text-link';
import { Section } from '../../../components/basics/section';
import { Timeline } from '../../../components/basics/timeline';
import { useDetailWords } from '../use-detail-words';
import { HistoryEntryItem } from './history-entry-item';

/** Number of newest comments shown uncollapsed; print shows all, and the history repeats them. */
const SHOWN = 5;

/** Comments, without the actions of the history. */
export function CommentsSection({ demand, mayComment }: { demand: DemandDetail; mayComment: boolean }) {
  const { t } = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  const comments = demand.history.filter((entry) => entry.action === 'COMMENT');
  const isFolded = comments.length > SHOWN && !isOpen;
  return (
    <Section
      id="comments"
      title={t('demand:section.comments')}
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
        <>
          <Timeline folded={isFolded} ofComments>
            {comments.map((entry) => (
              <HistoryEntryItem key={entry.sequence} demandId={demand.id} entry={entry} isComment />
            ))}
          </Timeline>
          {isFolded ? (
            <button type="button" className={MORE_LINK} onClick={() => setOpen(true)}>
              {t('detail:olderComments', { count: comments.length - SHOWN })}
            </button>
          ) : null}
        </>
      ) : (
        <p className="text-ink-2">{t('detail:empty.comments')}</p>
      )}
    </Section>
  );
}
