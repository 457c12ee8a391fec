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

/** Text, or three parts of which the middle one may break: a name, never a reference or a version. */
export type Subtitle = string | readonly [string, string, string];

interface DialogProps {
  isOpen: boolean;
  onClose?: () => void;
  /** Neither the close button nor Escape closes the dialog until its task is done. */
  isForced?: boolean;
  /** Action. */
  title: ReactNode;
  /** Object of the action. */
  subtitle?: Subtitle;
  /** Consequence of the action, at the left of the footer. */
  consequence?: ReactNode;
  /** Buttons, primary last. A function receives the close handler that asks before discarding. */
  actions: ReactNode | ((requestClose: () => void) => ReactNode);
  /** Asks before Escape, the close button or a click outside discards input. */
  isDirty?: boolean;
  /** Discards the input, which otherwise stays in the dialog while the page is open. */
  onDiscard?: () => void;
  /** 520 px, warning icon, focus on the `data-autofocus` element: the safe button. */
  confirmation?: boolean;
  /** Full-height panel at the right, so that the page stays readable beside it. */
  side?: boolean;
  /** Narrow for a few fields, wide for a report. */
  width?: 'narrow' | 'medium' | 'wide';
  /** Hidden while another dialog is in front. */
  isBehind?: boolean;
  /** Replaces another dialog, so it opens without animation. */
  settled?: boolean;
  children?: ReactNode;
}

/**
 * Native dialog: traps the focus, returns it and makes the page behind inert. A side panel on a wide page leaves the
 * page interactive. A sheet on phones.
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
  /** Handles Escape in a non-modal dialog, for which browsers fire no `cancel` event. */
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
      // Reopens a forced dialog: some browsers close every dialog on a second Escape, without asking.
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
