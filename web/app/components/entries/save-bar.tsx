import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { BottomBar } from '../actions/bottom-bar';
import { Button } from '../actions/button';
import { Confirmation } from '../dialogs/confirmation';
import { ChangeList, ChangeSummary } from './change-list';
import { countChanges, type FieldChange } from './changed-fields';

interface SaveBarProps {
  changes: readonly FieldChange[];
  /** Whether there is something stored from which it could differ. */
  isStored: boolean;
  /** Somebody else has saved it meanwhile. */
  isStale: boolean;
  /** Saving means something though nothing differs. */
  savesAsItIs: boolean;
  fieldId: (name: string) => string;
  /** The form begins anew with what is stored. */
  onDiscard: () => void;
  /** The way back while there is nothing to discard. */
  cancel: ReactNode;
  /** The button that saves. */
  children: ReactNode;
}

/**
 * The foot of a form. Of what is stored already it stays in sight as soon as something differs: how much, on request what it was and what it will be,
 * and a way to drop it all. The button that saves is one and the same all the time: it is where the page begins, and keeps the focus.
 */
export function SaveBar({
  changes,
  isStored,
  isStale,
  savesAsItIs,
  fieldId,
  onDiscard,
  cancel,
  children,
}: SaveBarProps) {
  const { t } = useTranslation('common');
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isListed, setListed] = useState(false);
  const [asks, setAsks] = useState(false);
  const count = isStored ? countChanges(changes) : 0;
  const differs = count > 0;
  const says = isStored && !savesAsItIs;
  function closeList(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isListed || asks) return;
    event.stopPropagation();
    setListed(false);
    toggle.current?.focus();
  }
  return (
    <>
      <p className="sr-only" role="status">
        {differs ? t('entry.unsaved', { count }) : says ? t('entry.nothingChanged') : null}
      </p>
      <BottomBar kind={differs ? 'save' : 'rest'} onKeyDown={closeList}>
        {differs && isListed ? (
          <section id={listId} aria-label={t('entry.changes')} className="max-h-[40vh] w-full overflow-y-auto">
            <ChangeList changes={changes} fieldId={fieldId} />
          </section>
        ) : null}
        {isStored ? (
          <div className="min-w-0 flex-1 max-md:w-full max-md:flex-none" aria-hidden="true">
            {isStale ? <p className="text-warn">{t('entry.staleShort')}</p> : null}
            {differs ? (
              <>
                <p className="font-semibold">{t('entry.unsaved', { count })}</p>
                <ChangeSummary changes={changes} />
              </>
            ) : says ? (
              <p className="text-ink-3 text-sm">{t('entry.nothingChanged')}</p>
            ) : null}
          </div>
        ) : null}
        {differs ? (
          <>
            <Button kind="ghost" onClick={() => setAsks(true)}>
              {t('entry.discard')}
            </Button>
            <Button
              ref={toggle}
              aria-expanded={isListed}
              {...(isListed ? { 'aria-controls': listId } : {})}
              onClick={() => setListed(!isListed)}
            >
              {t(isListed ? 'entry.hideChanges' : 'entry.showChanges')}
            </Button>
          </>
        ) : (
          cancel
        )}
        {children}
      </BottomBar>
      <Confirmation
        isOpen={asks && differs}
        title={t('entry.discardTitle', { count })}
        verb={t('entry.discardVerb', { count })}
        back={t('dialog.keepEditing')}
        onClose={() => setAsks(false)}
        onConfirm={onDiscard}
      >
        <p>{t('entry.discardText')}</p>
      </Confirmation>
    </>
  );
}
