import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';
import { type RefObject, useCallback, useRef } from 'react';

interface PlacedBesideOptions {
  align?: 'start' | 'end';
  /** Match the anchor's width: lists under a text field. */
  matchWidth?: boolean;
}

const GAP = 4;
const EDGE = 8;

async function place(anchor: HTMLElement, panel: HTMLElement, placement: Placement, matchWidth: boolean) {
  const { x, y } = await computePosition(anchor, panel, {
    placement,
    strategy: 'fixed',
    middleware: [
      offset(GAP),
      flip({ padding: EDGE, crossAxis: false }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply({ availableHeight, rects }) {
          panel.style.setProperty('max-height', `${Math.round(availableHeight)}px`);
          if (matchWidth) panel.style.setProperty('width', `${rects.reference.width}px`);
        },
      }),
    ],
  });
  panel.style.setProperty('left', `${Math.round(x)}px`);
  panel.style.setProperty('top', `${Math.round(y)}px`);
}

/**
 * Returns a panel `ref` that positions the panel beside its anchor in the browser's top layer, so that neither a
 * scrolling table nor a dialog clips it. Headless UI's own `anchor` would use a portal behind an open `<dialog>`.
 */
export function usePlacedBeside(
  anchor: RefObject<HTMLElement>,
  { align = 'start', matchWidth = false }: PlacedBesideOptions = {},
): (panel: HTMLElement | null) => void {
  const stop = useRef<() => void>();
  return useCallback(
    (panel) => {
      stop.current?.();
      stop.current = undefined;
      const beside = anchor.current;
      if (!panel || !beside) return;
      panel.popover = 'manual';
      panel.showPopover();
      stop.current = autoUpdate(beside, panel, () => place(beside, panel, `bottom-${align}`, matchWidth));
    },
    [anchor, align, matchWidth],
  );
}
