import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { PendingWork } from '@aval/application/demands/list/pending-work';
import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { capitalised, formatStamp } from '@aval/i18n/format';
import { useSearchParams } from '@remix-run/react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Icon } from '../../../components/basics/icon';
import { Dialog, type Subtitle } from '../../../components/dialogs/dialog';
import { useTranslation } from '../../../shell/words/translation';
import { actionAddress } from '../../demand-actions/action-address';
import { assignedTo } from '../../demand-detail/assigned-to';
import { useDetailWords } from '../../demand-detail/use-detail-words';
import { decisionDocument, useDocumentStates } from '../../demand-detail/use-document-states';
import { useOpening } from '../../demand-list/list-of-demand';
import { listToGoOnIn } from '../decided-address';
import { NextDemands } from './next-demands';

const MARK = [
  'grid size-9 flex-none place-items-center rounded-full',
  'border border-success-line bg-success-bg text-success',
].join(' ');

interface DecidedPanelProps {
  demand: DemandDetail;
  /** Sequence of the decision in the history. */
  sequence: number;
  pendingWork: PendingWork;
  subject: Subtitle;
  onClose: () => void;
}

/**
 * Replaces the decision panel after sending: what was decided, what happens next, undo where allowed, and the next
 * tasks.
 */
export function DecidedPanel({ demand, sequence, pendingWork, subject, onClose }: DecidedPanelProps) {
  const { t } = useTranslation('decision');
  const words = useDetailWords();
  const documentsOf = useDocumentStates(demand);
  const [search] = useSearchParams();
  const list = listToGoOnIn(search)?.list ?? null;
  const opening = useOpening(list ?? '');
  const entry = demand.history.find((each) => each.sequence === sequence);
  if (!entry) return null;
  const [next] = pendingWork.next;
  const goOn = (demandId: string) => (list === null ? {} : opening(demandId));
  const mayUndo = findAction(demand.actions, 'rollback') !== undefined && demand.undoes === sequence;
  const isSettled = entry.status === 'sended_accepted' || entry.status === 'sended_denied';
  const pdf = decisionDocument(demand, entry.versionNumber, documentsOf)?.status ?? 'pending';
  const target = assignedTo(demand, words.t);
  return (
    <Dialog
      isOpen
      side
      onClose={onClose}
      title={t('decided.title')}
      subtitle={subject}
      settled
      actions={
        <>
          <ButtonLink to={list === null ? '/app/demands' : `/app/demands?${list || 'page=1'}`}>
            {t('decided.toList')}
          </ButtonLink>
          {next ? (
            <ButtonLink kind="primary" to={actionAddress(next.id, 'view')} {...goOn(next.id)} data-autofocus>
              {t('decided.next')} <Icon name="arrow" />
            </ButtonLink>
          ) : (
            <Button kind="primary" data-autofocus onClick={onClose}>
              {t('closeAnyway')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex gap-3" role="status">
        <span className={MARK}>
          <Icon name="check" />
        </span>
        <div>
          <h3 className="text-base/5">{capitalised(words.sentence(entry))}</h3>
          <p className="mt-0.5 text-ink-2">
            {t(isSettled ? 'decided.settled' : 'decided.passed', { target })}
            {isSettled ? ` ${t(`decided.pdf.${pdf}`)}` : null}
          </p>
          <p className="mt-0.5 text-ink-3">{formatStamp(entry.at)}</p>
        </div>
      </div>
      {mayUndo ? (
        <div className="flex flex-wrap items-center gap-2.5">
          <ButtonLink to={actionAddress(demand.id, 'rollback')} icon="undo" preventScrollReset>
            {t('rollbackDialog.verb')}
          </ButtonLink>
          <span className="text-xs text-ink-3">{t('decided.undo')}</span>
        </div>
      ) : null}
      <NextDemands work={pendingWork} opening={goOn} />
    </Dialog>
  );
}
