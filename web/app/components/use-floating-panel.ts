import { type RefObject, useEffect, useLayoutEffect } from 'react';

interface FloatingPanelOptions {
  anchor: RefObject<HTMLElement>;
  panel: RefObject<HTMLElement>;
  isOpen: boolean;
  /** Left out where the panel's owner closes it already. */
  onClose?: () => void;
  align?: 'start' | 'end';
  /** As wide as the anchor: lists under a text field. */
  matchWidth?: boolean;
}

const GAP = 4;
const EDGE = 8;

function place(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end', matchWidth: boolean) {
  const box = anchor.getBoundingClientRect();
  if (matchWidth) panel.style.setProperty('width', `${box.width}px`);
  const { offsetWidth: width, offsetHeight: height } = panel;
  const roomBelow = window.innerHeight - box.bottom;
  const opensBelow = roomBelow >= height + GAP + EDGE || roomBelow >= box.top;
  const top = opensBelow ? box.bottom + GAP : Math.max(EDGE, box.top - height - GAP);
  const wantedLeft = align === 'end' ? box.right - width : box.left;
  const left = Math.min(Math.max(EDGE, wantedLeft), Math.max(EDGE, window.innerWidth - width - EDGE));
  panel.style.setProperty('top', `${Math.round(top)}px`);
  panel.style.setProperty('left', `${Math.round(left)}px`);
  panel.style.setProperty('max-height', `${Math.round(opensBelow ? roomBelow - GAP - EDGE : box.top - GAP - EDGE)}px`);
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Shows a panel beside its anchor in the browser's top layer, so that neither a scrolling table nor a dialog clips it,
 * and closes it when the reader clicks or focuses elsewhere. Keys are the caller's.
 */
export function useFloatingPanel(options: FloatingPanelOptions): void {
  const { anchor, panel, isOpen, onClose, align = 'start', matchWidth = false } = options;

  useBrowserLayoutEffect(() => {
    const anchorElement = anchor.current;
    const panelElement = panel.current;
    if (!isOpen || !anchorElement || !panelElement) return;
    panelElement.popover = 'manual';
    panelElement.showPopover();
    const update = () => place(anchorElement, panelElement, align, matchWidth);
    update();
    const resizes = new ResizeObserver(update);
    resizes.observe(panelElement);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [isOpen, anchor, panel, align, matchWidth]);

  useEffect(() => {
    if (!isOpen || !onClose) return;
    const close = onClose;
    function closeWhenOutside(event: Event) {
      const target = event.target instanceof Node ? event.target : null;
      if (anchor.current?.contains(target) || panel.current?.contains(target)) return;
      close();
    }
    document.addEventListener('pointerdown', closeWhenOutside, true);
    document.addEventListener('focusin', closeWhenOutside);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside, true);
      document.removeEventListener('focusin', closeWhenOutside);
    };
  }, [isOpen, anchor, panel, onClose]);
}
