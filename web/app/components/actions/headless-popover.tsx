import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { cx } from 'class-variance-authority';
import { Fragment, useCallback, useRef } from 'react';
import { type Awaited, useAwaited } from './arriving';
import { menuPanel } from './menu-looks';
import { usePlacedBeside } from './placed-beside';
import type { PopoverProps } from './popover';

export default function PlacedPopover(props: PopoverProps & Awaited) {
  const {
    title,
    button,
    buttonRef,
    around,
    align = 'start',
    panelClassName,
    padding,
    startsAt,
    children,
    awaited,
    ...attributes
  } = props;
  const own = useRef<HTMLButtonElement>(null);
  const anchor = buttonRef ?? own;
  useAwaited(anchor, awaited);
  const placed = usePlacedBeside(anchor, { align });
  const opened = useCallback(
    (panel: HTMLElement | null) => {
      placed(panel);
      ((startsAt && panel?.querySelector<HTMLElement>(startsAt)) || panel)?.focus();
    },
    [placed, startsAt],
  );
  const opener = (
    <PopoverButton ref={anchor} aria-haspopup="dialog" {...attributes}>
      {button}
    </PopoverButton>
  );
  return (
    <HeadlessPopover as={Fragment}>
      {around?.(opener) ?? opener}
      <PopoverPanel
        ref={opened}
        className={menuPanel({ padding, className: cx('[&_input]:mb-1', panelClassName) })}
        role="dialog"
        aria-label={title}
      >
        {({ close }) => <>{children(close)}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
