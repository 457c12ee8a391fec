import type { DemandDetail, VersionDocument } from '@aval/application/demands/detail/demand-detail';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { FileHash } from '../../../components/demand/file-hash';
import { PdfAction, type PdfRendition, PdfState } from '../../../components/demand/pdf-state';
import { showToast } from '../../../components/notices/toasts';
import { useFailureWords } from '../../../shell/words/use-failure-words';
import type { CommandReply } from '../../demand-actions/command-reply';
import { useDetailWords } from '../use-detail-words';

interface RenditionProps {
  demand: DemandDetail;
  version: number;
  document: VersionDocument;
}

/** List of a version's PDF revisions. */
export const RENDITIONS = [
  'grid gap-2 [&>li]:flex [&>li]:min-h-7 [&>li]:items-center [&>li]:justify-between [&>li]:gap-3',
  'max-md:[&>li]:min-w-[260px]',
].join(' ');

/** As high as the hash's button from the beginning, so that nothing below moves once the PDF is stored. */
const STATE = 'flex flex-wrap items-center gap-x-2 on-screen:min-h-8 finger:min-h-touch';

/** PDF revision with its state and actions. Annulled ones can be downloaded only in the archive. */
export function Rendition({ demand, version, document }: RenditionProps) {
  const { t } = useDetailWords();
  const fetcher = useFetcher<CommandReply>();
  const failureWords = useFailureWords('document', t('detail:pdf.unknownFailure'));
  const subject = t('detail:pdf.subject', { version, edition: document.number });
  const edition = toRendition(demand.id, version, document, failureWords);
  const retry = () =>
    fetcher.submit(
      { intent: 'retry_document', documentId: String(document.id) },
      { method: 'post', action: `/app/demands/${demand.id}?index` },
    );
  const refusal = fetcher.data?.status;
  useEffect(() => {
    if (refusal !== 'offline' && refusal !== 'signed_out' && refusal !== 'obliged') return;
    showToast({ kind: 'error', title: t(`decision:outcome.${refusal}.title`) }, 'not-retried');
  }, [refusal, t]);
  return (
    <li>
      <div className="min-w-0">
        <p>
          {t(`detail:pdf.${document.edition}`)}
          {document.annulledAt ? <span className="text-ink-3"> · {t('detail:pdf.isAnnulled')}</span> : null}
        </p>
        <div className={STATE}>
          <div>
            <PdfState edition={edition} />
          </div>
          {document.sha256 ? <FileHash sha256={document.sha256} subject={subject} /> : null}
        </div>
      </div>
      {document.annulledAt ? null : (
        <PdfAction
          edition={edition}
          subject={subject}
          isRetrying={fetcher.state !== 'idle'}
          {...(demand.mayRetryDocuments ? { onRetry: retry } : {})}
        />
      )}
    </li>
  );
}

function toRendition(
  demandId: string,
  version: number,
  document: VersionDocument,
  failureWords: (code: string | null) => string,
): PdfRendition {
  if (document.status === 'ready') {
    const href = `/app/demands/${demandId}/versions/${version}/pdf?edition=${document.id}`;
    return { state: 'ready', bytes: document.size ?? 0, href };
  }
  if (document.status === 'pending') return { state: 'making' };
  return { state: 'failed', reason: failureWords(document.failureCode) };
}
