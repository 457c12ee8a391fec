import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { ButtonLink } from '../../../components/actions/button';
import { Icon } from '../../../components/basics/icon';
import { Section } from '../../../components/basics/section';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useDetailWords } from '../use-detail-words';

/** All files of the demand. */
export function AttachmentsSection({ demand, mayUpload }: { demand: DemandDetail; mayUpload: boolean }) {
  const numbers = useNumbers();
  const { t } = useDetailWords();
  const { attachments } = demand;
  const label = {
    description: t('demand:field.attachment.description'),
    file: t('demand:field.attachment.file'),
    size: t('demand:field.attachment.size'),
    addedAt: t('demand:field.attachment.createdAt'),
  };
  return (
    <Section
      id="attachments"
      title={t('demand:section.attachments')}
      count={attachments.length}
      empty={attachments.length > 0 ? null : t('detail:empty.attachments')}
      actions={
        mayUpload ? (
          <ButtonLink size="small" icon="upload" to="?action=upload" state={{ fromPage: true }} preventScrollReset>
            {t('detail:uploadFiles')}
          </ButtonLink>
        ) : null
      }
    >
      {attachments.length > 0 ? (
        <StackedTable
          boxed
          caption={t('detail:attachmentsCaption')}
          columns={[
            { name: 'description', label: label.description },
            { name: 'file', label: label.file },
            { name: 'size', label: label.size, isNumber: true },
            { name: 'addedAt', label: label.addedAt },
            { name: 'actions', label: <span className="sr-only">{t('detail:versions.actions')}</span> },
          ]}
        >
          {attachments.map((file) => (
            <StackedRow key={file.id}>
              <StackedCell label={label.description} kind="headline" className="wrap-anywhere">
                {file.description}
              </StackedCell>
              <StackedCell label={label.file}>
                <span
                  className="max-w-[260px] truncate text-ink-2 print:whitespace-normal print:wrap-anywhere"
                  title={file.fileName}
                >
                  {file.fileName}
                </span>
              </StackedCell>
              <StackedCell label={label.size} kind="number">
                {numbers.size(file.size)}
              </StackedCell>
              <StackedCell label={label.addedAt} className="whitespace-nowrap">
                {formatDate(civilDateOf(file.addedAt))}
              </StackedCell>
              <StackedCell label={t('detail:versions.actions')} kind="actions">
                <a
                  data-part="row-button"
                  href={`/app/demands/${demand.id}/attachments/${file.id}`}
                  download
                  aria-label={t('detail:history.download', { name: file.description })}
                  title={t('common:action.download')}
                >
                  <Icon name="download" />
                </a>
              </StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      ) : null}
    </Section>
  );
}
