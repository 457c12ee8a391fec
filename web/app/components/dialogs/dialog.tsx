import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button, IconButton } from '../actions/button';
import { Icon } from '../basics/icon';
import { bodyLook, dialogLook, footLook, HEAD } from './dialog-look';
import { useShownDialog } from './use-shown-dialog';

const WARNING_MARK = [
  'grid size-9 flex-none place-items-center rounded-full bg-warn-bg text-warn',
  'inset-ring inset-ring-warn-line [&>svg]:size-4.5',
].join(' ');

/** A text, or three parts of which the one in the middle breaks: a name, never a reference or a version. */
export type Subtitle = string | readonly [string, string, string];

interface DialogProps {
  isOpen: boolean;
  onClose?: () => void;
  /** It stays until what it asks for is done: neither a cross nor Escape closes it. */
  isForced?: boolean;
  /** The action. */
  title: ReactNode;
  /** The thing it is done to. */
  subtitle?: Subtitle;
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
  /** Narrow for a few fields, wide for a report. */
  width?: 'narrow' | 'medium' | 'wide';
  /** Not seen while another dialog stands before it. */
  isBehind?: boolean;
  /** It takes the place of another: nothing moves. */
  settled?: boolean;
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
    isForced = false,
    side = false,
    settled,
  } = props;
  const width = confirmation ? 'narrow' : props.width;
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
    if (isForced) return;
    if (isDirty && !asks) setAsks(true);
    else onClose?.();
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
      className={dialogLook({ place: side ? 'side' : 'middle', width, settled, behind: props.isBehind })}
      data-side={side || undefined}
      role={confirmation ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      onKeyDown={side ? closeBeside : undefined}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      // A second Escape closes it without asking, in browsers that keep a way out of every dialog.
      onClose={({ currentTarget }) => {
        if (isForced && isOpen && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {isOpen || onDiscard ? (
        <>
          <div className={HEAD}>
            {confirmation ? (
              <span className={WARNING_MARK}>
                <Icon name="warning" />
              </span>
            ) : null}
            <div className="min-w-0">
              <h2 id={titleId} className="wrap-anywhere">
                {title}
              </h2>
              {subtitle ? <SubtitleLine id={subtitleId} subtitle={subtitle} /> : null}
            </div>
            {confirmation || isForced ? null : (
              <IconButton
                className="-mt-0.5 -mr-1.5 ml-auto flex-none"
                icon="cross"
                label={t(onDiscard || side ? 'dialog.closePanel' : 'dialog.close')}
                onClick={requestClose}
              />
            )}
          </div>
          <div className={bodyLook({ side })} data-part="dialog-body">
            {props.children}
          </div>
          {asks ? (
            <div className={footLook({ side, warns: true })} role="alert">
              <span className="flex gap-2 text-ink">
                <Icon name="warning" className="mt-0.5 text-warn" />{' '}
                {t(onDiscard ? 'dialog.keptQuestion' : 'dialog.discardQuestion')}
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
            <div className={footLook({ side })}>
              <span className="text-ink-2">{consequence}</span>
              {typeof actions === 'function' ? actions(requestClose) : actions}
            </div>
          )}
        </>
      ) : null}
    </dialog>
  );
}

function SubtitleLine({ id, subtitle }: { id: string; subtitle: Subtitle }) {
  const [first, ...others] = typeof subtitle === 'string' ? [subtitle] : subtitle;
  return (
    <p id={id} className="wrap-anywhere mt-px text-ink-3">
      {others.length === 0 ? (
        first
      ) : (
        <>
          <span className="whitespace-nowrap">{first} ·</span> <span>{others[0]}</span>{' '}
          <span className="whitespace-nowrap">· {others[1]}</span>
        </>
      )}
    </p>
  );
}
