import type { RefObject } from 'react';

interface FileChooserProps {
  /** Ref that lets the visible button click the input. */
  chooser: RefObject<HTMLInputElement>;
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}

/** Visually hidden file input, opened by a button beside it. */
export function FileChooser({ chooser, label, accept, onChoose }: FileChooserProps) {
  return (
    <input
      ref={chooser}
      type="file"
      className="sr-only"
      tabIndex={-1}
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) onChoose(file);
        // Allows the same file to be chosen again after it was corrected.
        event.currentTarget.value = '';
      }}
    />
  );
}
