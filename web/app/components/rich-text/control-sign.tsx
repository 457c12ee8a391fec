import { useTranslation } from '../../shell/words/translation';
import type { Control } from './editor-controls';

/** Icons of the editor, kept out of the shared icons so that other pages do not load them. */
const DRAWN: Readonly<Partial<Record<Control, string>>> = {
  undo: 'M5.5 3 2.8 5.7l2.7 2.7M3 5.7h6.3a3.9 3.9 0 0 1 0 7.8H6',
  redo: 'm10.5 3 2.7 2.7-2.7 2.7M13 5.7H6.7a3.9 3.9 0 0 0 0 7.8H10',
  link: 'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.3 6.7a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  orderedList: 'M6.5 4h7M6.5 8h7M6.5 12h7M2.4 2.8l1-.5v3M2.2 9.2c.2-1 1.9-1 1.9.1 0 .8-1.9 1.3-1.9 2.3h2',
  bulletList: 'M6.5 4h7M6.5 8h7M6.5 12h7M3 4v.01M3 8v.01M3 12v.01',
  quote: 'M6.4 4.2C4.4 5 3.2 6.6 3.2 8.8v3h3.6V8.4H5M13 4.2c-2 .8-3.2 2.4-3.2 4.6v3h3.6V8.4h-1.8',
  code: 'M5.6 4.4 2 8l3.6 3.6M10.4 4.4 14 8l-3.6 3.6',
  clear: 'M4.6 3.4h7.6M8.6 3.6 7.4 8.2M6.6 11.6l-.2.9M2.6 2.6l10.8 10.8',
};

const LETTERS = {
  title: 'text-base font-semibold',
  bold: 'font-bold',
  italic: 'font-serif italic',
  underline: 'underline',
  strike: 'line-through',
} as const;

function isLettered(control: Control): control is keyof typeof LETTERS {
  return control in LETTERS;
}

/** Icon or letter on a toolbar button; the button's label carries the meaning. */
export function ControlSign({ control }: { control: Control }) {
  const { t } = useTranslation('companyTexts');
  if (isLettered(control)) {
    return (
      <span className={LETTERS[control]} aria-hidden="true">
        {t(`editor.letter.${control}`)}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={control === 'bulletList' ? 1.8 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[control]} />
    </svg>
  );
}
