import { type ReactNode, useRef } from 'react';
import { Popover } from '../../actions/popover';
import { ChipFrame, type ChipProps, chipButton } from './chip-frame';

interface FilterChipProps extends ChipProps {
  /** Content of the popover; `close` returns the focus to the chip. */
  children: (close: () => void) => ReactNode;
}

/** Filter chip with a popover for entering or searching a value. */
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
