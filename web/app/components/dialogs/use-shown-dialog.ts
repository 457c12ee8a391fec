import { type RefObject, useEffect } from 'react';
import { lead } from '../fields/focus-field';

/** Width from which a side panel stands beside the page instead of over it; must match the panel's CSS. */
const BESIDE_THE_PAGE = '(min-width: 1280px)';

const FIRST_FIELD = '[data-autofocus], [data-part="dialog-body"] :is(input:not([type="hidden"]), textarea, select)';

export function standsBesideThePage(): boolean {
  return window.matchMedia(BESIDE_THE_PAGE).matches;
}

interface ShownDialogOptions {
  isOpen: boolean;
  /** Side panel: non-modal on a wide page. */
  side: boolean;
  onClosed: () => void;
}

/** Opens the native dialog with the focus in its first field, and returns the focus afterwards. */
export function useShownDialog(dialog: RefObject<HTMLDialogElement>, { isOpen, side, onClosed }: ShownDialogOptions) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement;
    const wide = window.matchMedia(BESIDE_THE_PAGE);
    const show = () => {
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      element.close();
      if (side && wide.matches) element.show();
      else element.showModal();
      const target = focused ?? element.querySelector(FIRST_FIELD);
      if (target instanceof HTMLElement) lead(() => target.focus({ preventScroll: focused !== null }));
    };
    show();
    if (side) wide.addEventListener('change', show);
    return () => {
      wide.removeEventListener('change', show);
      const isInside = element.contains(document.activeElement) || document.activeElement === document.body;
      element.close();
      onClosed();
      // The focus stays in the page if the user went on working beside the panel.
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, isOpen, side, onClosed]);
}
