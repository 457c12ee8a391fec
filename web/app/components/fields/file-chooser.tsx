import type { RefObject } from 'react';

interface FileChooserProps {
  /** Clicked by the button that is seen. */
  chooser: RefObject<HTMLInputElement>;
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}

/** Opens the browser's own choice of a file; what is seen is a button beside it. */
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
        // The same file may be chosen once more, corrected.
        event.currentTarget.value = '';
      }}
    />
  );
}
