import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { ScrollBox } from '../../../components/scroll-box';
import { Section } from '../../../components/section';
import { useNumbers } from '../../../shell/numbers';
import { useDetailWords } from '../use-detail-words';

/** Every file of the demand, whoever brought it. */
export function AttachmentsSection({ demand, mayUpload }: { demand: DemandDetail; mayUpload: boolean }) {
  const numbers = useNumbers();
  const { t } = useDetailWords();
  const { attachments } = demand;
  return (
    <Section
      id="attachments"
      title={t('detail:section.attachments')}
      count={attachments.length}
      actions={
        mayUpload ? (
          <ButtonLink size="small" icon="upload" to="?action=upload" state={{ fromPage: true }} preventScrollReset>
            {t('detail:uploadFile')}
          </ButtonLink>
        ) : null
      }
    >
      {attachments.length > 0 ? (
        <ScrollBox label={t('detail:attachmentsCaption')}>
          <table className="data-table">
            <caption className="sr-only">{t('detail:attachmentsCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('demand:field.attachment.description')}</th>
                <th scope="col">{t('demand:field.attachment.file')}</th>
                <th scope="col" className="is-number">
                  {t('demand:field.attachment.size')}
                </th>
                <th scope="col">{t('demand:field.attachment.createdAt')}</th>
                <th scope="col">
                  <span className="sr-only">{t('detail:versions.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {attachments.map((file) => (
                <tr key={file.id}>
                  <td className="breakable">{file.description}</td>
                  <td className="file-name truncate text-ink-2" title={file.fileName}>
                    {file.fileName}
                  </td>
                  <td className="is-number">{numbers.size(file.size)}</td>
                  <td className="whitespace-nowrap">{formatDate(civilDateOf(file.addedAt))}</td>
                  <td>
                    <a
                      className="row-button"
                      href={`/app/demands/${demand.id}/attachments/${file.id}`}
                      download
                      aria-label={t('detail:history.download', { name: file.description })}
                      title={t('common:action.download')}
                    >
                      <Icon name="download" />
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ) : (
        <p className="text-ink-2">{t('detail:empty.attachments')}</p>
      )}
    </Section>
  );
}
