import { useFetcher } from '@remix-run/react';
import { Confirmation } from '../../../components/confirmation';
import { useTranslation } from '../../../shell/translation';
import type { DialogContext } from '../dialog-context';

interface DuplicateDialogProps extends Pick<DialogContext, 'demand' | 'commandId' | 'filingDoctorName' | 'onClose'> {
  withChemotherapy: boolean;
}

/** Makes a draft of what the last version says; the demand itself stays as it is. */
export function DuplicateDialog({
  demand,
  commandId,
  filingDoctorName,
  withChemotherapy,
  onClose,
}: DuplicateDialogProps) {
  const { t } = useTranslation('decision');
  const fetcher = useFetcher();
  const { reference, state } = demand;
  const leavesOut = state?.chemotherapy && !withChemotherapy;
  return (
    <Confirmation
      isOpen
      tone="primary"
      title={t(withChemotherapy ? 'duplicateDialog.titleWithChemotherapy' : 'duplicateDialog.title')}
      subtitle={reference}
      verb={t('duplicateDialog.verb')}
      back={t('duplicateDialog.back')}
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() =>
        fetcher.submit(
          { intent: 'duplicate', newDemandId: commandId, ...(withChemotherapy ? { withChemotherapy: 'on' } : {}) },
          { method: 'post', action: '?index' },
        )
      }
    >
      <p>{t('duplicateDialog.text', { doctor: filingDoctorName })}</p>
      {leavesOut ? <p className="mt-2">{t('duplicateDialog.leavesOut')}</p> : null}
      <p className="mt-2">{t('duplicateDialog.askedAgain')}</p>
    </Confirmation>
  );
}
