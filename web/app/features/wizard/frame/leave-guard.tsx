import { type Location, useBeforeUnload, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { useLeaving } from '../../../components/dialogs/leaving';
import { useMissingParts } from '../../../components/drop-zone/use-uploads';
import { useTranslation } from '../../../shell/words/translation';
import { useAttachments } from '../attachments/use-attachments';

interface LeaveGuardProps {
  /** The step has unsaved input. */
  isDirty: boolean;
  save: () => Promise<boolean>;
  /** Shows why saving failed when no question is open that does. */
  sayWhyNot?: () => void;
  /** The demand cannot be edited any more, so saving is not offered. */
  isClosed: boolean;
}

/** Navigation between steps, which does not stop uploads. */
function isWithin(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.pathname.endsWith('/edit');
}

function isElsewhere(one: Location, other: Location): boolean {
  return one.pathname !== other.pathname || one.search !== other.search;
}

function changesStep({
  currentLocation,
  nextLocation,
}: {
  currentLocation: Location;
  nextLocation: Location;
}): boolean {
  return isElsewhere(currentLocation, nextLocation);
}

/** Saves the input when the step changes, and asks before the user leaves the wizard. */
export function LeaveGuard({ isDirty, save, sayWhyNot, isClosed }: LeaveGuardProps) {
  const { t } = useTranslation('wizard');
  const { uploads, keep, owes } = useAttachments();
  const missing = useMissingParts(uploads);
  const unfinished = missing.filter(({ kind }) => kind === 'end' || kind === 'retry');
  const isUploading = unfinished.length > 0;
  const [hasFailed, setFailed] = useState(false);
  const isLost = hasFailed || isClosed;
  const [isSaving, setSaving] = useState(false);
  const { location, proceed, stay } = useLeaving(({ currentLocation, nextLocation }) => {
    const isWithinWizard = isWithin(currentLocation, nextLocation);
    return isElsewhere(currentLocation, nextLocation) && (isDirty || (!isWithinWizard && (isUploading || owes())));
  }, changesStep);
  const here = useLocation();
  const isStep = location !== null && isWithin(here, location);
  const handled = useRef<Location | null>(null);

  const saveAndGo = useCallback(async () => {
    setSaving(true);
    const isKept = (await save()) && (await keep());
    setSaving(false);
    setFailed(!isKept);
    if (isKept) proceed();
    return isKept;
  }, [save, keep, proceed]);

  useEffect(() => {
    if (!isStep || handled.current === location) return;
    handled.current = location;
    void saveAndGo().then((isKept) => {
      if (isKept) return;
      stay();
      sayWhyNot?.();
    });
  }, [isStep, location, stay, saveAndGo, sayWhyNot]);

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty || isUploading || owes()) event.preventDefault();
      },
      [isDirty, isUploading, owes],
    ),
  );

  return (
    <Dialog
      isOpen={location !== null && !isStep}
      onClose={stay}
      title={t(isUploading ? 'leave.uploadsTitle' : 'leave.title')}
      confirmation
      actions={
        <>
          <Button data-autofocus onClick={stay}>
            {t('leave.stay')}
          </Button>
          {isLost ? (
            <Button kind="danger" onClick={proceed}>
              {t('leave.discard')}
            </Button>
          ) : null}
          {isClosed ? null : (
            <Button kind={isUploading ? 'danger' : 'primary'} busy={isSaving} onClick={() => void saveAndGo()}>
              {t(isUploading ? 'leave.goWithout' : 'leave.go')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-2" role={isLost ? 'alert' : undefined}>
        {isUploading ? `${t('leave.uploads', { count: unfinished.length, name: unfinished[0]?.name })} ` : null}
        {t(isLost ? 'leave.failed' : isUploading ? 'leave.rest' : 'leave.text')}
      </p>
    </Dialog>
  );
}
