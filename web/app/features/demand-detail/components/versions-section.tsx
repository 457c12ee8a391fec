import type { DemandDetail, VersionDocument, VersionEntry } from '@aval/application/demands/detail/demand-detail';
import type { DocumentStates } from '@aval/application/demands/detail/list-documents';
import { formatSize, formatStamp } from '@aval/i18n/format';
import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { FileHash } from '../../../components/file-hash';
import { PdfAction, type PdfEdition, PdfState } from '../../../components/pdf-state';
import { ScrollBox } from '../../../components/scroll-box';
import { Section } from '../../../components/section';
import { Tag } from '../../../components/tag';
import { showToast } from '../../../components/toasts';
import { usePoll } from '../../../components/use-poll';
import { useFailureWords } from '../../../shell/use-failure-words';
import type { CommandReply } from '../../demand-actions/command-reply';
import { useDetailWords } from '../use-detail-words';

const ASK_AGAIN_MS = 2_500;

/** The versions with their documents; one that is being made is asked after until it is made or has failed. */
export function VersionsSection({ demand }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const documentsOf = useDocumentStates(demand);
  const { versions, latestVersion } = demand;
  return (
    <Section id="versions" title={t('detail:section.versions')} count={versions.length}>
      {versions.length > 0 ? (
        <ScrollBox label={t('detail:versionsCaption')}>
          <table className="data-table versions-table">
            <caption className="sr-only">{t('detail:versionsCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('detail:versions.version')}</th>
                <th scope="col">{t('detail:versions.reason')}</th>
                <th scope="col">{t('detail:versions.created')}</th>
                <th scope="col">{t('detail:versions.pdf')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.number}>
                  <td className="whitespace-nowrap">
                    <Link className="reference" to={versionAddress(demand, version.number)}>
                      {t('detail:version', { number: version.number })}
                    </Link>{' '}
                    {version.number === latestVersion ? <Tag>{t('detail:current')}</Tag> : null}
                  </td>
                  <td className="text-ink-2">
                    {t(`detail:versionReason.${version.reason}`)}
                    {version.changeDatesReason ? <span className="hint">{version.changeDatesReason}</span> : null}
                  </td>
                  <td className="whitespace-nowrap">{formatStamp(version.createdAt)}</td>
                  <td>
                    <ul className="editions">
                      {documentsOf(version).map((document) => (
                        <Edition key={document.id} demand={demand} version={version.number} document={document} />
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ) : (
        <p className="text-ink-2">{t('detail:empty.versions')}</p>
      )}
    </Section>
  );
}

export function versionAddress({ id, latestVersion }: DemandDetail, number: number): string {
  return number === latestVersion ? `/app/demands/${id}` : `/app/demands/${id}/version/${number}`;
}

interface EditionProps {
  demand: DemandDetail;
  version: number;
  document: VersionDocument;
}

function Edition({ demand, version, document }: EditionProps) {
  const { t } = useDetailWords();
  const fetcher = useFetcher<CommandReply>();
  const failureWords = useFailureWords('document', t('detail:pdf.unknownFailure'));
  const subject = t('detail:pdf.subject', { version, edition: document.number });
  const edition = toEdition(demand.id, version, document, failureWords);
  const retry = () =>
    fetcher.submit(
      { intent: 'retry_document', documentId: String(document.id) },
      { method: 'post', action: `/app/demands/${demand.id}?index` },
    );
  const refusal = fetcher.data?.status;
  useEffect(() => {
    if (refusal !== 'offline' && refusal !== 'signed_out') return;
    showToast({ kind: 'error', title: t(`decision:outcome.${refusal}.title`) }, 'not-retried');
  }, [refusal, t]);
  return (
    <li>
      <span>
        <PdfState edition={edition} />{' '}
        <span className="text-ink-3">
          {t(`detail:pdf.${document.edition}`)}
          {document.annulledAt ? ` · ${t('detail:pdf.annulled')}` : null}
        </span>
        {document.sha256 ? <FileHash sha256={document.sha256} subject={subject} /> : null}
      </span>
      <PdfAction
        edition={edition}
        subject={subject}
        isRetrying={fetcher.state !== 'idle'}
        {...(demand.mayRetryDocuments ? { onRetry: retry } : {})}
      />
    </li>
  );
}

function toEdition(
  demandId: string,
  version: number,
  document: VersionDocument,
  failureWords: (code: string | null) => string,
): PdfEdition {
  if (document.status === 'ready') {
    const href = `/app/demands/${demandId}/versions/${version}/pdf?edition=${document.id}`;
    return { state: 'ready', size: formatSize(document.size ?? 0), href };
  }
  if (document.status === 'pending') return { state: 'making' };
  return { state: 'failed', reason: failureWords(document.failureCode) };
}

/** The loader's states, or newer ones that were asked for since. */
function useDocumentStates({ id, versions }: DemandDetail): (version: VersionEntry) => readonly VersionDocument[] {
  const loaded = useMemo(
    (): DocumentStates => ({ documents: Object.fromEntries(versions.map((each) => [each.number, each.documents])) }),
    [versions],
  );
  const address = `/app/demands/${id}/documents`;
  const { newest } = usePoll({ address, loaded, intervalMs: ASK_AGAIN_MS, isWanted: isMaking });
  return (version) => newest.documents[version.number] ?? version.documents;
}

function isMaking({ documents }: DocumentStates): boolean {
  return Object.values(documents).some((editions) => editions.some(({ status }) => status === 'pending'));
}
