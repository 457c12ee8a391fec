import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useTranslation } from '../../../shell/translation';

interface LeaveGuardProps {
  isDirty: boolean;
  save: () => Promise<boolean>;
  /** Nothing is kept there any more: saving is not offered. */
  isClosed: boolean;
}

/** Between steps what was typed is kept on the way; before leaving the wizard somebody is asked. */
export function LeaveGuard({ isDirty, save, isClosed }: LeaveGuardProps) {
  const { t } = useTranslation('wizard');
  const [hasFailed, setFailed] = useState(false);
  const isLost = hasFailed || isClosed;
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return isDirty && isElsewhere;
  });
  const isStep = blocker.state === 'blocked' && blocker.location.pathname.endsWith('/edit');
  const handled = useRef<typeof blocker.location>(undefined);

  const saveAndGo = useCallback(async () => {
    setSaving(true);
    const isKept = await save();
    setSaving(false);
    setFailed(!isKept);
    if (isKept) blocker.proceed?.();
    return isKept;
  }, [save, blocker.proceed]);

  useEffect(() => {
    if (!isStep || handled.current === blocker.location) return;
    handled.current = blocker.location;
    void saveAndGo().then((isKept) => {
      if (!isKept) blocker.reset?.();
    });
  }, [isStep, blocker.location, blocker.reset, saveAndGo]);

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
      isOpen={blocker.state === 'blocked' && !isStep}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      confirmation
      actions={
        <>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          {isLost ? (
            <Button kind="danger" onClick={() => blocker.proceed?.()}>
              {t('leave.discard')}
            </Button>
          ) : null}
          {isClosed ? null : (
            <Button kind="primary" busy={isSaving} onClick={() => void saveAndGo()}>
              {t('leave.go')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-2" role={isLost ? 'alert' : undefined}>
        {t(isLost ? 'leave.failed' : 'leave.text')}
      </p>
    </Dialog>
  );
}
