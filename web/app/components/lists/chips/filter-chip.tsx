import { type ReactNode, useRef } from 'react';
import { Popover } from '../../actions/popover';
import { ChipFrame, type ChipProps, chipButton } from './chip-frame';

interface FilterChipProps extends ChipProps {
  /** The popover's content; `close` returns the focus to the chip. */
  children: (close: () => void) => ReactNode;
}

/** A filter whose value is entered or searched. */
export function FilterChip({ children, ...props }: FilterChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const { children: words, ...attributes } = chipButton(props);
  return (
    <Popover
      {...attributes}
      buttonRef={chip}
      title={props.label}
      startsAt="input, select, button"
      button={words}
      around={(button) => (
        <ChipFrame {...props} chip={chip}>
          {button}
        </ChipFrame>
      )}
    >
      {children}
    </Popover>
  );
}
