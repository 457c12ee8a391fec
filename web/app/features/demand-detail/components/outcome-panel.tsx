import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { formatStamp } from '@aval/i18n/format';
import { cva, cx } from 'class-variance-authority';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { DeniedCycleNote } from '../../../components/demand/denied-cycle-note';
import { StatusIcon } from '../../../components/demand/status-icon';
import { standingOutcome } from '../progress';
import { useDetailWords } from '../use-detail-words';
import { type DocumentsOf, decisionDocument } from '../use-document-states';
import { RENDITIONS, Rendition } from './rendition';

interface OutcomePanelProps {
  demand: DemandDetail;
  documentsOf: DocumentsOf;
}

const panel = cva(
  [
    'mt-4 grid gap-3 rounded-lg border border-l-4 px-4 py-3.5',
    '[&>h2]:flex [&>h2]:items-center [&>h2]:gap-2 [&>h2>svg]:size-4',
  ],
  {
    variants: {
      authorized: {
        true: 'border-success-line [&>h2]:text-success',
        false: 'border-danger-line [&>h2]:text-danger',
      },
    },
  },
);

/** Final decision with reason, person, date and document. */
export function OutcomePanel({ demand, documentsOf }: OutcomePanelProps) {
  const { t, actorOf } = useDetailWords();
  const outcome = standingOutcome(demand);
  if (!outcome) return null;
  const isAuthorized = outcome.status === 'sended_accepted';
  const reason = outcome.finalReason ?? outcome.decisionReason;
  const cycle = demand.state?.deniedCycle;
  const document = decisionDocument(demand, outcome.versionNumber, documentsOf);
  return (
    <section className={panel({ authorized: isAuthorized })} aria-labelledby="outcome-title">
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
        <ul className={cx(RENDITIONS, 'border-line border-t pt-2.5')}>
          <Rendition demand={demand} version={outcome.versionNumber} document={document} />
        </ul>
      ) : null}
    </section>
  );
}
