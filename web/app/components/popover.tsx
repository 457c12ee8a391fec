import { type ButtonHTMLAttributes, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from './join-classes';
import { useFloatingPanel } from './use-floating-panel';

interface PopoverProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-label' | 'children'> {
  /** Read aloud with the button. */
  label: string;
  /** Names the panel. */
  title: string;
  button: ReactNode;
  panelClassName?: string;
  /** `close` goes back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel of several things to read and press, where a menu of verbs is too little. Escape goes back to the button. */
export function Popover({ label, title, button, panelClassName, children, ...rest }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useFloatingPanel({ anchor, panel, isOpen, onClose: useCallback(() => setOpen(false), []), align: 'end' });
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        {...rest}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen ? (
        <div
          ref={panel}
          id={panelId}
          className={joinClasses('menu', panelClassName)}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  );
}
