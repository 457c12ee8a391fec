import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { deniedCycle } from '@aval/domain/demand/denied-cycle';
import { formatStamp } from '@aval/i18n/format';
import { Definition, Definitions } from '../../../components/definitions';
import { DeniedCycleNote } from '../../../components/denied-cycle-note';
import { StatusIcon } from '../../../components/status-icon';
import { standingOutcome } from '../progress';
import { useDetailWords } from '../use-detail-words';
import { type DocumentsOf, decisionDocument } from '../use-document-states';
import { Edition } from './edition';

interface OutcomePanelProps {
  demand: DemandDetail;
  documentsOf: DocumentsOf;
}

/** What was decided in the end, why, by whom and when, with the document that says so. */
export function OutcomePanel({ demand, documentsOf }: OutcomePanelProps) {
  const { t, actorOf } = useDetailWords();
  const outcome = standingOutcome(demand);
  if (!outcome) return null;
  const isAuthorized = outcome.status === 'sended_accepted';
  const reason = outcome.finalReason ?? outcome.decisionReason;
  const cycle = deniedCycle(demand.state);
  const document = decisionDocument(demand, outcome.versionNumber, documentsOf);
  return (
    <section
      className={`outcome ${isAuthorized ? 'outcome--authorized' : 'outcome--denied'}`}
      aria-labelledby="outcome-title"
    >
      <h2 id="outcome-title">
        <StatusIcon status={outcome.status} />
        {t(`detail:outcome.${isAuthorized ? 'authorized' : 'denied'}`)}
      </h2>
      <Definitions>
        {cycle ? (
          <Definition label={t('detail:outcome.cycles')}>
            <DeniedCycleNote cycle={cycle} />
          </Definition>
        ) : null}
        {reason ? <Definition label={t('detail:outcome.reason')}>{t(`demand:reason.${reason}`)}</Definition> : null}
        <Definition label={t('detail:outcome.by')}>{actorOf(outcome)}</Definition>
        <Definition label={t('detail:outcome.at')}>{formatStamp(outcome.at)}</Definition>
        <Definition label={t('detail:outcome.version')}>
          {t('detail:version', { number: outcome.versionNumber })}
        </Definition>
      </Definitions>
      {document ? (
        <ul className="editions">
          <Edition demand={demand} version={outcome.versionNumber} document={document} />
        </ul>
      ) : null}
    </section>
  );
}
