import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import { findAction } from '@aval/domain/demand/actions';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '../../../components/toasts';
import type { DialogAction } from '../../demand-actions/action-address';
import { DemandDialog } from '../../demand-actions/components/demand-dialog';
import { useDetailWords } from '../use-detail-words';
import { useOpenDialog } from '../use-open-dialog';

interface OpenDialogProps {
  demand: DemandDetail;
  role: RoleName;
  commandIds: Readonly<Record<DialogAction, string>>;
  filingDoctorName: string;
}

/** The dialog that the address asks for, once the page can show it; one that is open stays when the demand moves on. */
export function OpenDialog({ demand, role, commandIds, filingDoctorName }: OpenDialogProps) {
  const { t, occurrence } = useDetailWords();
  const { kind, close } = useOpenDialog();
  const [opened, setOpened] = useState<DialogAction | null>(null);
  const isAvailable = kind !== null && findAction(demand.actions, kind) !== undefined;
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
    () => demand.history.filter((entry) => entry.action !== 'COMMENT' && entry.action !== 'UPLOAD').map(occurrence),
    [demand.history, occurrence],
  );
  if (kind === null || opened !== kind) return null;
  const { patient, reference, version } = demand;
  const subject = t('decision:subject', {
    reference,
    patient: `${patient.firstName} ${patient.lastName}`,
    version: version?.number ?? 0,
  });
  return (
    <DemandDialog
      key={kind}
      kind={kind}
      demand={demand}
      role={role}
      commandId={commandIds[kind]}
      filingDoctorName={filingDoctorName}
      subject={subject}
      occurrences={occurrences}
      onClose={close}
    />
  );
}
