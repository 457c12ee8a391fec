import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { BottomBar } from '../actions/bottom-bar';
import { Button } from '../actions/button';
import { Confirmation } from '../dialogs/confirmation';
import { ChangeList, ChangeSummary } from './change-list';
import { countChanges, type FieldChange } from './changed-fields';

interface SaveBarProps {
  changes: readonly FieldChange[];
  /** Whether the entry is stored, so that changes can be shown. */
  isStored: boolean;
  /** Another user has saved the entry meanwhile. */
  isStale: boolean;
  /** Saving is allowed without changes. */
  savesAsItIs: boolean;
  fieldId: (name: string) => string;
  /** Resets the form to the stored values. */
  onDiscard: () => void;
  /** Cancel link, shown while there is nothing to discard. */
  cancel: ReactNode;
  /** Submit button. */
  children: ReactNode;
}

/**
 * Foot of a form. For a stored entry it becomes sticky with the first change and shows the number of changes, their old
 * and new values on request, and a discard button. The submit button is one element in all states, so that it keeps the
 * focus.
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
