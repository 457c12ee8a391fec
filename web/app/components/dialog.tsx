import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The action. */
  title: ReactNode;
  /** The thing it is done to. */
  subtitle?: ReactNode;
  /** At the left of the footer: what will happen. */
  consequence?: ReactNode;
  /** Buttons, primary last. */
  actions: ReactNode;
  /** Escape, the cross and a click outside ask first when something was typed. */
  isDirty?: boolean;
  /** 520 px, warning mark, focus on the element with data-autofocus: the safe button. */
  confirmation?: boolean;
  className?: string;
  children?: ReactNode;
}

const FIRST_FIELD =
  '[data-autofocus], .dialog__body input:not([type="hidden"]), .dialog__body textarea, .dialog__body select';

/** Modal by the browser's own dialog: it traps the focus, returns it and makes the page behind inert. A sheet on phones. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, subtitle, consequence, actions, isDirty, confirmation, className, children } = props;
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const subtitleId = useId();
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    return () => {
      element.close();
      setAsks(false);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  function requestClose() {
    if (isDirty && !asks) setAsks(true);
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={joinClasses('dialog', confirmation && 'dialog--small', className)}
      role={confirmation ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
    >
      {isOpen ? (
        <>
          <div className="dialog__head">
            {confirmation ? (
              <span className="warning-mark">
                <Icon name="warning" />
              </span>
            ) : null}
            <div>
              <h2 id={titleId}>{title}</h2>
              {subtitle ? <p id={subtitleId}>{subtitle}</p> : null}
            </div>
            {confirmation ? null : <IconButton icon="cross" label={t('dialog.close')} onClick={requestClose} />}
          </div>
          <div className="dialog__body">{children}</div>
          {asks ? (
            <div className="dialog__foot" role="alert">
              <span className="text-ink-2">{t('dialog.discardQuestion')}</span>
              <Button onClick={() => setAsks(false)}>{t('dialog.keepEditing')}</Button>
              <Button kind="danger" onClick={onClose}>
                {t('dialog.discard')}
              </Button>
            </div>
          ) : (
            <div className="dialog__foot">
              <span className="text-ink-2">{consequence}</span>
              {actions}
            </div>
          )}
        </>
      ) : null}
    </dialog>
  );
}
