import { filingReason } from '@aval/domain/demand/content/version-reason';
import { decidesValidation } from '@aval/domain/demand/outlook/validation-entry';
import type { DocumentAttachment, DocumentHistoryEntry, DocumentVersion } from '../model';
import { place, Section, Table, Typed } from './layout';
import type { Words } from './words';

export function AttachmentsSection({
  attachments,
  words,
}: {
  attachments: readonly DocumentAttachment[];
  words: Words;
}) {
  const { t } = words;
  return (
    <Section title={t('demand:section.attachments')}>
      {attachments.length === 0 ? (
        <p>{t('empty.attachments')}</p>
      ) : (
        <Table
          label={t('demand:section.attachments')}
          columns={[
            { label: t('table.description') },
            { label: t('table.file'), width: '66mm' },
            { label: t('table.size'), width: '18mm', figures: true },
            { label: t('table.added'), width: '22mm' },
          ]}
        >
          {attachments.map((attachment, index) => (
            <tr key={place(index)}>
              <td>
                <Typed>{attachment.description}</Typed>
              </td>
              <td>
                <Typed>{attachment.fileName}</Typed>
              </td>
              <td className="figures">{words.fileSize(attachment.sizeBytes)}</td>
              <td className="figure">{words.dateOf(attachment.addedAt)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

export function CommentsSection({ history, words }: { history: readonly DocumentHistoryEntry[]; words: Words }) {
  const { t } = words;
  const comments = commentsOf(history);
  return (
    <Section title={t('demand:section.comments')}>
      {comments.length === 0 ? (
        <p>{t('empty.comments')}</p>
      ) : (
        <Table
          label={t('demand:section.comments')}
          columns={[
            { label: t('table.number'), width: '9mm' },
            { label: t('table.date'), width: '34mm' },
            { label: t('table.author'), width: '38mm' },
            { label: t('table.to'), width: '22mm' },
            { label: t('table.comment') },
          ]}
        >
          {comments.map((entry, index) => (
            <tr key={entry.sequence}>
              <td>{index + 1}</td>
              <td className="figure">{words.instant(entry.at)}</td>
              <td>
                <Author entry={entry} words={words} />
              </td>
              <td>
                {entry.commentTarget
                  ? t(`demand:commentTarget.${entry.commentTarget}`)
                  : entry.toRole && words.role(entry.toRole)}
              </td>
              <td>
                <Comment text={entry.comment} words={words} />
                <Files names={entry.attachmentNames} words={words} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

export function HistorySection({ history, words }: { history: readonly DocumentHistoryEntry[]; words: Words }) {
  const { t } = words;
  const comments = commentsOf(history);
  return (
    <Section title={t('section.history')}>
      <Table
        label={t('section.history')}
        columns={[
          { label: t('table.date'), width: '33mm' },
          { label: t('table.author'), width: '33mm' },
          { label: t('table.action'), width: '32mm' },
          { label: t('table.to'), width: '22mm' },
          { label: t('table.comment') },
        ]}
      >
        {history.map((entry) => {
          const comment = comments.indexOf(entry);
          return (
            <tr key={entry.sequence}>
              <td className="figure">{words.instant(entry.at)}</td>
              <td>
                <Author entry={entry} words={words} />
              </td>
              <td>
                {actionText(entry, words)}
                {entry.totalCycles !== null && (
                  <span className="line">{t('history.totalCycles', { count: entry.totalCycles })}</span>
                )}
                <span className="line quiet">{t('versionNumber', { number: entry.versionNumber })}</span>
              </td>
              <td>
                {entry.toRole ? words.role(entry.toRole) : <span className="quiet">—</span>}
                {entry.toUserName && (
                  <span className="line quiet">
                    <Typed>{entry.toUserName}</Typed>
                  </span>
                )}
              </td>
              <td>
                <Reasons entry={entry} words={words} />
                {comment === -1 ? (
                  <Comment
                    text={entry.comment}
                    otherwise={entry.withoutReason ? 'empty.reason' : 'empty.comment'}
                    words={words}
                  />
                ) : (
                  <span className="quiet">{t('history.seeComment', { number: comment + 1 })}</span>
                )}
                {comment === -1 && <Files names={entry.attachmentNames} words={words} />}
              </td>
            </tr>
          );
        })}
      </Table>
    </Section>
  );
}

export function VersionsSection({ versions, words }: { versions: readonly DocumentVersion[]; words: Words }) {
  const { t } = words;
  return (
    <Section title={t('demand:section.versions')}>
      <Table
        label={t('demand:section.versions')}
        columns={[
          { label: t('table.version'), width: '22mm' },
          { label: t('table.created'), width: '36mm' },
          { label: t('table.reason') },
        ]}
      >
        {versions.map((version) => (
          <tr key={version.number}>
            <td>{t('versionNumber', { number: version.number })}</td>
            <td className="figure">{words.instant(version.createdAt)}</td>
            <td>
              {t(`demand:versionReason.${version.reason}`)}
              {version.changeDatesReason && (
                <span className="line quiet">
                  <Typed>{version.changeDatesReason}</Typed>
                </span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function commentsOf(history: readonly DocumentHistoryEntry[]): DocumentHistoryEntry[] {
  return history.filter((entry) => entry.action === 'COMMENT' && entry.comment);
}

function Author({ entry, words }: { entry: DocumentHistoryEntry; words: Words }) {
  return (
    <>
      <Typed>{entry.actorName ?? (entry.fromRole ? words.role(entry.fromRole) : words.t('system'))}</Typed>
      {entry.actorName && entry.fromRole && <span className="line quiet">{words.role(entry.fromRole)}</span>}
    </>
  );
}

function actionText({ action, toRole, statusBefore }: DocumentHistoryEntry, { t, action: toText }: Words): string {
  if (action === 'REQUEST') return t(`demand:versionReason.${filingReason(statusBefore)}`);
  if (action === 'REQUEST_MISSING_INFO' && toRole === 'MANAGER') return toText('RETURN');
  if (!decidesValidation({ action, statusBefore })) return toText(action);
  return t(action === 'DENY' ? 'demand:validation.denied' : 'demand:validation.given');
}

function Reasons({ entry, words }: { entry: DocumentHistoryEntry; words: Words }) {
  const { t } = words;
  const reason = entry.finalReason ?? entry.decisionReason;
  return (
    <>
      {reason && <span className="line">{t('history.reason', { reason: words.reason(reason) })}</span>}
      {entry.confirmedWarnings.map((warning) => (
        <span key={warning} className="line">
          {t(`demand:confirmedWarning.${warning}`)}
        </span>
      ))}
    </>
  );
}

interface CommentProps {
  text: string | null;
  otherwise?: 'empty.comment' | 'empty.reason';
  words: Words;
}

function Comment({ text, otherwise = 'empty.comment', words: { t } }: CommentProps) {
  return text ? <Typed>{text}</Typed> : <span className="quiet">{t(otherwise)}</span>;
}

function Files({ names, words: { t } }: { names: readonly string[]; words: Words }) {
  if (names.length === 0) return null;
  return (
    <span className="line quiet">
      <Typed>{t('history.files', { names: names.join(', ') })}</Typed>
    </span>
  );
}
