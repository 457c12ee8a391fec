import { useTranslation } from '../../../shell/words/translation';
import type { DialogContext } from '../dialog-context';
import { FormConfirmation } from './form-confirmation';

/** Deletes a draft, which the workflow engine does not know. */
export function DeleteDialog({ demand, onClose }: Pick<DialogContext, 'demand' | 'onClose'>) {
  const { t } = useTranslation('decision');
  return (
    <FormConfirmation
      title={t('deleteDialog.title')}
      subtitle={demand.reference}
      verb={t('deleteDialog.verb')}
      back={t('deleteDialog.back')}
      fields={{ intent: 'delete' }}
      onClose={onClose}
    >
      {t('deleteDialog.text', { reference: demand.reference })}
    </FormConfirmation>
  );
}
