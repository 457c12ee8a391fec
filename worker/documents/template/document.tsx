import { readFileSync } from 'node:fs';
import { reportedDoses } from '@aval/domain/congruence/report/line-report';
import { renderToStaticMarkup } from 'react-dom/server';
import { embeddedFontFaces, FONT_STACK } from '../browser/fonts';
import { CONTENT_SECURITY_POLICY } from '../browser/network-isolation';
import type { DocumentModel } from '../model';
import { ChangesSection } from './changes';
import { ChemotherapySection } from './chemotherapy';
import { ExtrasSection, PreviousTreatmentsSection, ProtocolSection } from './clinical';
import { CongruenceSection } from './congruence';
import { AnnulledNotice, DecisionSection } from './decision';
import { pageFrame } from './page-frame';
import { RadiotherapySection } from './radiotherapy';
import { AttachmentsSection, CommentsSection, HistorySection, VersionsSection } from './record';
import { PatientSection, RequestSection, treatmentType } from './request';
import { StatusBadge } from './status-badge';
import { createWords, type Words } from './words';

const STYLE = readFileSync(new URL('./document.css', import.meta.url), 'utf8').replace('var(--font-stack)', FONT_STACK);

/** Renders a self-contained page: style, fonts and logo are embedded, and it requests nothing. */
export async function renderDocumentHtml(model: DocumentModel): Promise<string> {
  const words = await createWords(model.language);
  const title = words.t('documentTitle', {
    reference: model.reference,
    version: model.version.number,
    tenant: model.tenant.name,
  });
  const frame = pageFrame(model, words);
  const body = renderToStaticMarkup(<Body model={model} words={words} />);
  // The frame's rules contain its text literally, so that its fonts are found together with those of the body.
  const style = `${embeddedFontFaces(`${body}${frame}${title}`)}\n${frame}\n${STYLE}`;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={CONTENT_SECURITY_POLICY} />
      <title>{title}</title>
    </>,
  );
  return `<!doctype html><html lang="${model.language}"><head>${head}<style>${style}</style></head><body>${body}</body></html>`;
}

function Body({ model, words }: { model: DocumentModel; words: Words }) {
  const { t } = words;
  const { content } = model;
  const { treatment, names } = content;
  const { annulment } = model.edition;
  // Skips the first version, which is the request itself and already named.
  const later = model.versions.slice(1).find(({ number }) => number === model.version.number);
  const subtitle = [
    treatmentType(model, words),
    t('requestedAt', { date: words.dateOf(model.requestedAt) }),
    ...(later ? [t(`demand:versionReason.${later.reason}`)] : []),
    t('versionOf', { instant: words.instant(model.version.createdAt) }),
  ];
  return (
    <main>
      <header className="title">
        <div>
          <h1>{t('title')}</h1>
          <p>{subtitle.join(' · ')}</p>
        </div>
        {annulment ? (
          <span className="status annulled">{t('annulled.badge')}</span>
        ) : (
          <span className="marks">
            <StatusBadge status={model.displayStatus} words={words} />
            {model.validationDenied && <span className="status annulled">{t('demand:validation.denied')}</span>}
            {model.deniedCycle && <span className="cycles">{words.cycles(model.deniedCycle)}</span>}
          </span>
        )}
      </header>
      {annulment && <AnnulledNotice annulment={annulment} words={words} />}
      {model.decision && <DecisionSection decision={model.decision} isAnnulled={annulment !== null} words={words} />}
      {model.changes && <ChangesSection changes={model.changes} words={words} />}
      <RequestSection model={model} words={words} />
      <PatientSection model={model} words={words} />
      <CommentsSection history={model.history} words={words} />
      <ProtocolSection protocol={content.protocol} words={words} />
      <PreviousTreatmentsSection content={content} words={words} />
      <ChemotherapySection
        chemotherapy={treatment.chemotherapy}
        names={names}
        doses={reportedDoses(model.congruence?.report ?? null)}
        words={words}
      />
      <RadiotherapySection treatments={treatment.radiotherapy} names={names} words={words} />
      {model.congruence && <CongruenceSection congruence={model.congruence} words={words} />}
      <ExtrasSection extras={content.extras} words={words} />
      <AttachmentsSection attachments={model.attachments} words={words} />
      <VersionsSection versions={model.versions} words={words} />
      <HistorySection history={model.history} words={words} />
    </main>
  );
}
