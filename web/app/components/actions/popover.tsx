import type { ButtonHTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { type AwaitingEvents, arriving } from './arriving';

export interface PopoverProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'children'> {
  /** Names the panel. */
  title: string;
  button: ReactNode;
  /** For whoever leads the focus back to the button. */
  buttonRef?: RefObject<HTMLButtonElement>;
  /** What else belongs to the button. */
  around?: (button: ReactElement) => ReactElement;
  align?: 'start' | 'end';
  /** Of the panel; `narrow` without it. */
  padding?: 'none' | 'narrow' | 'wide';
  panelClassName?: string;
  /** Where the focus goes at first; without it to the panel. */
  startsAt?: string;
  /** `close` goes back to the button. */
  children: (close: () => void) => ReactNode;
}

function ButtonAlone(props: PopoverProps & { awaiting: AwaitingEvents }) {
  const {
    title,
    button,
    buttonRef,
    around,
    align,
    padding,
    panelClassName,
    startsAt,
    children,
    awaiting,
    ...attributes
  } = props;
  const alone = (
    <button ref={buttonRef} type="button" aria-haspopup="dialog" aria-expanded={false} {...attributes} {...awaiting}>
      {button}
    </button>
  );
  return around?.(alone) ?? alone;
}

/** A button with a panel of several things to read and press, where a menu of verbs is too little. Escape goes back to the button. */
export const Popover = arriving<PopoverProps>(() => import('./headless-popover'), ButtonAlone);
