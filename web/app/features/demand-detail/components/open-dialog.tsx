import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { PendingWork } from '@aval/application/demands/list/pending-work';
import type { RoleName } from '@aval/domain/access/roles';
import { isAccompaniment } from '@aval/domain/demand/outlook/standing-entries';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Subtitle } from '../../../components/dialogs/dialog';
import { showToast } from '../../../components/notices/toasts';
import { DecidedPanel } from '../../decisions/components/decided-panel';
import { DecisionDialog } from '../../decisions/components/decision-dialog';
import { type DialogAction, shownActions } from '../../demand-actions/action-address';
import { DemandDialog } from '../../demand-actions/components/demand-dialog';
import type { FilingPlace } from '../../demand-actions/dialog-context';
import { useDetailWords } from '../use-detail-words';
import { useOpenDialog } from '../use-open-dialog';

interface OpenDialogProps {
  demand: DemandDetail;
  role: RoleName;
  commandIds: Readonly<Record<DialogAction, string>>;
  filingPlace: FilingPlace;
  pendingWork: PendingWork | null;
}

/** Dialog named by the address, once the page can show it; an open one stays when the demand changes. */
export function OpenDialog({ demand, role, commandIds, filingPlace, pendingWork }: OpenDialogProps) {
  const { t, occurrence } = useDetailWords();
  const { kind, decided, close } = useOpenDialog();
  const [opened, setOpened] = useState<DialogAction | null>(null);
  const isAvailable = kind !== null && shownActions(demand.actions).includes(kind);
  useEffect(() => {
    if (kind === null) setOpened(null);
    else if (isAvailable) setOpened(kind);
  }, [kind, isAvailable]);
  const isRefused = kind !== null && !isAvailable && opened !== kind;
  useEffect(() => {
    if (!isRefused) return;
    showToast({ kind: 'info', title: t('decision:notAvailable') }, 'not-available');
    close();
  }, [isRefused, close, t]);
  const occurrences = useMemo(
    () => demand.history.filter((entry) => !isAccompaniment(entry.action)).map(occurrence),
    [demand.history, occurrence],
  );
  const shown = opened === kind ? kind : null;
  const decision = useKeptDecision(shown === 'manage', decided, close);
  const { patient, reference, version } = demand;
  const subject: Subtitle = [
    reference,
    `${patient.firstName} ${patient.lastName}`,
    t('decision:subjectVersion', { version: version?.number ?? 0 }),
  ];
  const context = { demand, role, filingPlace, subject, occurrences, onClose: close };
  return (
    <>
      {decision.isKept ? (
        <DecisionDialog
          key={decision.key}
          {...context}
          commandId={commandIds.manage}
          isOpen={shown === 'manage'}
          onDiscard={decision.discard}
        />
      ) : null}
      {shown === null || shown === 'manage' ? null : (
        <DemandDialog key={shown} kind={shown} {...context} commandId={commandIds[shown]} />
      )}
      {decided !== null && pendingWork ? (
        <DecidedPanel demand={demand} sequence={decided} pendingWork={pendingWork} subject={subject} onClose={close} />
      ) : null}
    </>
  );
}

const NONE = { key: 0, isKept: false, isDiscarded: false };

/**
 * Keeps a decision in progress, hidden, until it is sent or discarded. A discarded one is removed only after the panel
 * has closed, because navigating back takes a moment in which no new one could be opened.
 */
function useKeptDecision(isOpen: boolean, decided: number | null, close: () => void) {
  const [attempt, setAttempt] = useState(NONE);
  useEffect(() => {
    setAttempt((before) => {
      if (!isOpen) return before.isDiscarded ? { ...NONE, key: before.key } : before;
      return before.isKept ? before : { ...NONE, key: before.key + 1, isKept: true };
    });
  }, [isOpen]);
  useEffect(() => {
    if (decided !== null) setAttempt((before) => ({ ...before, isKept: false }));
  }, [decided]);
  const discard = useCallback(() => {
    setAttempt((before) => ({ ...before, isDiscarded: true }));
    close();
  }, [close]);
  return { key: attempt.key, isKept: attempt.isKept, discard };
}
