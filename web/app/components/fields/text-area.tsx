import { cx } from 'class-variance-authority';
import { type FormEvent, forwardRef, type TextareaHTMLAttributes } from 'react';
import { useFieldControl } from './field-context';
import { inputLook } from './input-look';

/** As high as so many rows. */
const AT_MOST = {
  4: 'max-h-[calc(4*var(--lh-sm)+16px)]',
  6: 'max-h-[calc(6*var(--lh-sm)+16px)]',
  12: 'max-h-[calc(12*var(--lh-sm)+16px)]',
};

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Grows with its text up to this many rows, then scrolls. */
  maxRows?: 4 | 6 | 12;
  /** The sand surface of comments that only some roles read. */
  isPrivate?: boolean;
}

/** Older browsers without `field-sizing` get their height by script; the limit in rows holds for both. */
function growByScript(event: FormEvent<HTMLTextAreaElement>) {
  if (CSS.supports('field-sizing', 'content')) return;
  const area = event.currentTarget;
  area.style.setProperty('height', 'auto');
  area.style.setProperty('height', `${area.scrollHeight + 2}px`);
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { maxRows = 12, isPrivate, rows = 2, className, onInput, ...rest },
  ref,
) {
  return (
    <textarea
      ref={ref}
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      onInput={(event) => {
        growByScript(event);
        onInput?.(event);
      }}
      data-control
      className={inputLook({
        size: 'lines',
        tone: isPrivate ? 'private' : 'plain',
        className: cx('field-sizing-content min-h-[calc(2*var(--lh-sm)+16px)]', AT_MOST[maxRows], className),
      })}
    />
  );
});
