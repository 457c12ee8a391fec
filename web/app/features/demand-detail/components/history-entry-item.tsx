import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { formatStamp } from '@aval/i18n/format';
import type { IconName } from '../../../components/basics/icon-paths';
import { Comment, PrivateComment, TimelineEntry } from '../../../components/basics/timeline';
import { FileChip, FileChips } from '../../../components/demand/file-chip';
import { useNumbers } from '../../../shell/words/numbers';
import { entryPlace } from '../../decisions/last-proposal';
import { useDetailWords } from '../use-detail-words';
import { ExpandableText } from './expandable-text';

/** Icons of actions that change no status; null for entries that show the resulting status. */
const ICONS: Readonly<Record<HistoryEntry['action'], IconName | null>> = {
  SAVE: 'pencil',
  REQUEST: null,
  REQUEST_MISSING_INFO: null,
  REQUEST_AUTHORIZATION: null,
  PROPOSE_AUTHORIZATION: null,
  PROPOSE_DENIAL: null,
  ACCEPT: null,
  DENY: null,
  CONTINUE: null,
  CHANGE_DATES: 'calendar',
  INCREASE_CYCLES: null,
  CANCEL: null,
  FINISH: null,
  RETURN: null,
  ROLLBACK: 'undo',
  UPLOAD: 'upload',
  TAKE_OVER: 'person',
  COMMENT: 'comment',
  EVALUATION: null,
};

interface HistoryEntryItemProps {
  demandId: string;
  entry: HistoryEntry;
  /** Stands in the list of comments, which repeats the history: no address of its own. */
  inComments?: boolean;
}

const FACT = 'mt-0.5 text-ink-2 text-sm';

export function HistoryEntryItem({ demandId, entry, inComments }: HistoryEntryItemProps) {
  const numbers = useNumbers();
  const { t, sentence, route, actorOf } = useDetailWords();
  const [date = '', time = ''] = formatStamp(entry.at).split(' ');
  const icon = ICONS[entry.action];
  const reason = entry.finalReason ?? entry.decisionReason;
  const to = route(entry);
  return (
    <TimelineEntry
      {...(inComments ? {} : { id: entryPlace(entry.sequence) })}
      date={date}
      time={time}
      instant={entry.at}
      {...(icon ? { icon } : { status: entry.status })}
      sentence={
        <>
          <b>{actorOf(entry)}</b>
          {inComments && entry.action === 'COMMENT' ? null : ` ${sentence(entry)}`}
        </>
      }
      {...(to ? { route: to } : {})}
    >
      {reason ? <p className={FACT}>{t('detail:history.reason', { reason: t(`demand:reason.${reason}`) })}</p> : null}
      {entry.confirmedWarnings.map((warning) => (
        <p key={warning} className={FACT}>
          {t(`demand:confirmedWarning.${warning}`)}
        </p>
      ))}
      {entry.withoutReason ? <p className={FACT}>{t('detail:history.withoutReason')}</p> : null}
      {entry.comment ? (
        <Comment>
          <ExpandableText text={entry.comment} />
        </Comment>
      ) : null}
      {entry.privateComment ? (
        <PrivateComment readers={t('detail:history.privateReaders')}>
          <ExpandableText text={entry.privateComment} />
        </PrivateComment>
      ) : null}
      {entry.files.length > 0 ? (
        <FileChips>
          {entry.files.map((file) => (
            <FileChip
              key={file.id}
              name={file.fileName}
              size={numbers.size(file.size)}
              href={`/app/demands/${demandId}/attachments/${file.id}`}
            />
          ))}
        </FileChips>
      ) : null}
    </TimelineEntry>
  );
}
