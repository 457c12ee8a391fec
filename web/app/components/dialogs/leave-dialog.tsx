import { useBeforeUnload } from '@remix-run/react';
import { useCallback } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { useLeaving } from './leaving';

interface LeaveDialogProps {
  isDirty: boolean;
  /** `page` keeps the input while only the query of the address changes. */
  within?: 'page' | 'address';
}

/** Asks before the user leaves a page with unsaved input. Submitting a form does not count as leaving. */
export function LeaveDialog({ isDirty, within = 'address' }: LeaveDialogProps) {
  const { t } = useTranslation('common');
  const leave = useLeaving(({ currentLocation, nextLocation }) => {
    const isOtherAddress = within === 'address' && currentLocation.search !== nextLocation.search;
    return isDirty && (isOtherAddress || currentLocation.pathname !== nextLocation.pathname);
  });
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return (
    <Dialog
      isOpen={leave.location !== null}
      onClose={leave.stay}
      title={t('leave.title')}
      confirmation
      actions={
        <>
          <Button data-autofocus onClick={leave.stay}>
            {t('dialog.keepEditing')}
          </Button>
          <Button kind="danger" onClick={leave.proceed}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('dialog.discardQuestion')}</p>
    </Dialog>
  );
}
