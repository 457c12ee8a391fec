import type { PatientDocument } from '@aval/application/patient-page/read-patient-documents';
import { formatDate, inSentence } from '@aval/i18n/format';
import { PdfAction, type PdfRendition, PdfState } from '../../../components/demand/pdf-state';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useTranslation } from '../../../shell/words/translation';
import { useFailureWords } from '../../../shell/words/use-failure-words';
import { PATIENT } from '../patients-address';

/** Latest PDF of each demand; it is downloaded from its demand, where it can also be asked for again. */
export function PatientDocuments({ documents }: { documents: readonly PatientDocument[] }) {
  const { t } = useTranslation(['patients', 'detail', 'common']);
  const failureWords = useFailureWords('document', t('detail:pdf.unknownFailure'));
  const label = {
    demand: t('common:label.request'),
    document: t('documents.document'),
    filedOn: t('documents.filedOn'),
    pdf: t('detail:versions.pdf'),
  };
  const actions = t('common:list.actions');
  return (
    <StackedTable
      boxed
      caption={t('documents.caption')}
      columns={[
        ...Object.entries(label).map(([name, shown]) => ({ name, label: shown })),
        { name: 'actions', label: <span className="sr-only">{actions}</span> },
      ]}
    >
      {documents.map((document) => {
        const { demandId, reference, versionNumber: version } = document;
        const rendition = toRendition(document, failureWords);
        return (
          <StackedRow key={document.id}>
            <StackedCell label={label.demand} kind="headline">
              <ReferenceLink to={PATIENT.demand(demandId)}>{reference}</ReferenceLink>
            </StackedCell>
            <StackedCell label={label.document}>
              {t('documents.edition', { version, edition: inSentence(t(`detail:pdf.${document.edition}`)) })}
            </StackedCell>
            <StackedCell label={label.filedOn} className="whitespace-nowrap">
              {formatDate(document.filedOn)}
            </StackedCell>
            <StackedCell label={label.pdf}>
              <span>
                <PdfState edition={rendition} />
              </span>
            </StackedCell>
            <StackedCell label={actions} kind="actions">
              <PdfAction edition={rendition} subject={t('documents.subject', { reference, version })} />
            </StackedCell>
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}

function toRendition(document: PatientDocument, failureWords: (code: string | null) => string): PdfRendition {
  if (document.status === 'ready')
    return { state: 'ready', bytes: document.size ?? 0, href: PATIENT.document(document) };
  return document.status === 'pending'
    ? { state: 'making' }
    : { state: 'failed', reason: failureWords(document.failureCode) };
}
