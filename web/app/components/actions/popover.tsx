import type { ButtonHTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { type AwaitingEvents, arriving } from './arriving';

export interface PopoverProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'children'> {
  /** Accessible name of the panel. */
  title: string;
  button: ReactNode;
  /** Ref of the button, for a caller that returns focus to it. */
  buttonRef?: RefObject<HTMLButtonElement>;
  /** Wraps the button with elements that belong to it. */
  around?: (button: ReactElement) => ReactElement;
  align?: 'start' | 'end';
  /** Panel padding; defaults to `narrow`. */
  padding?: 'none' | 'narrow' | 'wide';
  panelClassName?: string;
  /** Selector of the element that gets the focus on opening; defaults to the panel. */
  startsAt?: string;
  /** `close` closes the panel and returns focus to the button. */
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

/** Button with a panel of mixed content, where a menu of actions is not enough. Escape returns to the button. */
export const Popover = arriving<PopoverProps>(() => import('./headless-popover'), ButtonAlone);
