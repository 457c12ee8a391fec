import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import { joinClasses } from './join-classes';
import { useShownDialog } from './use-shown-dialog';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The action. */
  title: ReactNode;
  /** The thing it is done to. */
  subtitle?: string;
  /** At the left of the footer: what will happen. */
  consequence?: ReactNode;
  /** Buttons, primary last; those that close are given the way that asks first. */
  actions: ReactNode | ((requestClose: () => void) => ReactNode);
  /** Escape, the cross and a click outside ask first when something was typed. */
  isDirty?: boolean;
  /** What was typed stays in the dialog while the page is open, until somebody discards it by this. */
  onDiscard?: () => void;
  /** 520 px, warning mark, focus on the element with data-autofocus: the safe button. */
  confirmation?: boolean;
  /** At the right of the page, as high as the window: what the page says can be read beside it. */
  side?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * The browser's own dialog: it traps the focus, returns it and makes the page behind inert; at the side of a wide page it leaves the page
 * alone. A sheet on phones.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    subtitle,
    consequence,
    actions,
    isDirty,
    onDiscard,
    confirmation,
    side = false,
  } = props;
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const subtitleId = useId();
  const [asks, setAsks] = useState(false);
  const forget = useCallback(() => setAsks(false), []);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) safe.current?.focus();
  }, [asks]);
  useShownDialog(dialog, { isOpen, side, onClosed: forget });

  function requestClose() {
    if (isDirty && !asks) setAsks(true);
    else onClose();
  }
  /** The browser says nothing of Escape in a dialog that leaves the page alone. */
  function closeBeside(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || dialog.current?.matches(':modal')) return;
    event.preventDefault();
    requestClose();
  }

  return (
    <dialog
      ref={dialog}
      className={joinClasses('dialog', confirmation && 'dialog--small', side && 'dialog--side', props.className)}
      role={confirmation ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      onKeyDown={side ? closeBeside : undefined}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
    >
      {isOpen || onDiscard ? (
        <>
          <div className="dialog__head">
            {confirmation ? (
              <span className="warning-mark">
                <Icon name="warning" />
              </span>
            ) : null}
            <div>
              <h2 id={titleId}>{title}</h2>
              {subtitle ? (
                <p id={subtitleId} className="truncate" title={subtitle}>
                  {subtitle}
                </p>
              ) : null}
            </div>
            {confirmation ? null : (
              <IconButton
                icon="cross"
                label={t(onDiscard || side ? 'dialog.closePanel' : 'dialog.close')}
                onClick={requestClose}
              />
            )}
          </div>
          <div className="dialog__body">{props.children}</div>
          {asks ? (
            <div className="dialog__foot dialog__foot--warning" role="alert">
              <span>
                <Icon name="warning" /> {t(onDiscard ? 'dialog.keptQuestion' : 'dialog.discardQuestion')}
              </span>
              <Button kind="danger" icon="trash" onClick={onDiscard ?? onClose}>
                {t('dialog.discard')}
              </Button>
              {onDiscard ? <Button onClick={onClose}>{t('dialog.closeAndKeep')}</Button> : null}
              <Button ref={safe} kind="primary" onClick={forget}>
                {t('dialog.keepEditing')}
              </Button>
            </div>
          ) : (
            <div className="dialog__foot">
              <span className="text-ink-2">{consequence}</span>
              {typeof actions === 'function' ? actions(requestClose) : actions}
            </div>
          )}
        </>
      ) : null}
    </dialog>
  );
}
