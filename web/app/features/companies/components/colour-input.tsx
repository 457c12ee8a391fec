import type { ClipboardEvent } from 'react';
import { announceChange } from '../../../components/fields/announce-change';
import { TextInput } from '../../../components/fields/text-input';

/** Input for six hexadecimal digits; a pasted number sign is dropped. */
export function ColourInput({ name, defaultValue }: { name: string; defaultValue: string | undefined }) {
  return (
    <span className="flex items-center gap-1 font-mono text-ink-3 text-sm">
      <span aria-hidden="true">#</span>
      <TextInput
        name={name}
        defaultValue={defaultValue}
        maxLength={6}
        spellCheck={false}
        className="max-w-28 font-mono"
        onPaste={pasteDigits}
        onKeyDown={(event) => {
          if (event.key === '#') event.preventDefault();
        }}
      />
    </span>
  );
}

function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text').trim();
  if (!pasted.startsWith('#')) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(pasted.slice(1), selectionStart ?? 0, selectionEnd ?? input.value.length, 'end');
  announceChange(input);
}
