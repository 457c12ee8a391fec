import { cx } from 'class-variance-authority';
import { type FormEvent, forwardRef, type TextareaHTMLAttributes } from 'react';
import { useFieldControl } from './field-context';
import { inputLook } from './input-look';

/** Maximum heights by number of rows. */
const AT_MOST = {
  4: 'max-h-[calc(4*var(--lh-sm)+16px)]',
  6: 'max-h-[calc(6*var(--lh-sm)+16px)]',
  12: 'max-h-[calc(12*var(--lh-sm)+16px)]',
};

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Maximum number of rows before the text scrolls. */
  maxRows?: 4 | 6 | 12;
  /** Background of private comments, which only some roles read. */
  isPrivate?: boolean;
}

/** Sets the height by script in browsers without `field-sizing`; the maximum number of rows applies as well. */
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
      dir="auto"
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
