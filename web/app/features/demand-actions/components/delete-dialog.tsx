import { useFetcher } from '@remix-run/react';
import { Confirmation } from '../../../components/confirmation';
import { useTranslation } from '../../../shell/translation';
import type { DialogContext } from '../dialog-context';

/** Removes a draft; nothing of it goes to the engine. */
export function DeleteDialog({ demand, onClose }: Pick<DialogContext, 'demand' | 'onClose'>) {
  const { t } = useTranslation('decision');
  const fetcher = useFetcher();
  return (
    <Confirmation
      isOpen
      title={t('deleteDialog.title')}
      subtitle={demand.reference}
      verb={t('deleteDialog.verb')}
      back={t('deleteDialog.back')}
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() => fetcher.submit({ intent: 'delete' }, { method: 'post', action: '?index' })}
    >
      {t('deleteDialog.text', { reference: demand.reference })}
    </Confirmation>
  );
}
