import { useTranslation } from '../../../shell/words/translation';
import type { DialogContext } from '../dialog-context';
import { FormConfirmation } from './form-confirmation';

interface DuplicateDialogProps extends Pick<DialogContext, 'demand' | 'commandId' | 'filingPlace' | 'onClose'> {
  withChemotherapy: boolean;
}

/** Copies the last version to a new draft; the demand itself does not change. */
export function DuplicateDialog({ demand, commandId, filingPlace, withChemotherapy, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('decision');
  const { reference, state } = demand;
  const { doctorId, doctorName, centerId } = filingPlace;
  const leavesOut = state?.chemotherapy && !withChemotherapy;
  return (
    <FormConfirmation
      tone="primary"
      title={t(withChemotherapy ? 'duplicateDialog.titleWithChemotherapy' : 'duplicateDialog.title')}
      subtitle={reference}
      verb={t('duplicateDialog.verb')}
      back={t('duplicateDialog.back')}
      fields={{
        intent: 'duplicate',
        newDemandId: commandId,
        doctorId: String(doctorId),
        ...(centerId === null ? {} : { centerId: String(centerId) }),
        ...(withChemotherapy ? { withChemotherapy: 'on' } : {}),
      }}
      onClose={onClose}
    >
      <p>{t('duplicateDialog.text', { doctor: doctorName })}</p>
      {leavesOut ? <p className="mt-2">{t('duplicateDialog.leavesOut')}</p> : null}
      <p className="mt-2">{t('duplicateDialog.askedAgain')}</p>
    </FormConfirmation>
  );
}
