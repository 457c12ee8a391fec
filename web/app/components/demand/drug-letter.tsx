import { cva } from 'class-variance-authority';

/** Colours of the letters A to E; later letters use the neutral one. */
const COLOURS: Partial<Record<string, string>> = {
  A: '[--drug-soft:var(--drug-a-bg)] [--drug:var(--drug-a)]',
  B: '[--drug-soft:var(--drug-b-bg)] [--drug:var(--drug-b)]',
  C: '[--drug-soft:var(--drug-c-bg)] [--drug:var(--drug-c)]',
  D: '[--drug-soft:var(--drug-d-bg)] [--drug:var(--drug-d)]',
  E: '[--drug-soft:var(--drug-e-bg)] [--drug:var(--drug-e)]',
};
const NEUTRAL = '[--drug-soft:var(--drug-x-bg)] [--drug:var(--drug-x)]';

/** Returns the class that sets the colour of a drug line for all of its content. */
export function drugColourClass(letter: string): string {
  return COLOURS[letter] ?? NEUTRAL;
}

const look = cva(
  [
    'inline-grid flex-none place-items-center rounded-sm leading-none',
    // Browsers omit backgrounds in print and in forced-colours mode, so the letter is printed in colour and may get a
    // border.
    'print:bg-transparent print:text-(--drug) print:[print-color-adjust:exact]',
  ],
  {
    variants: {
      planned: {
        true: 'bg-(--drug-soft) font-semibold text-(--drug) groundless:font-normal',
        false: 'bg-(--drug) font-semibold text-on-drug groundless:border-[1.5px] groundless:border-(--drug)',
      },
      size: {
        small: 'size-[17px] text-[10px]',
        medium: 'size-5 text-[length:var(--fs-2xs)]',
        session: 'h-5 w-6 text-[length:var(--fs-2xs)]',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

interface DrugLetterProps {
  letter: string;
  /** Tinted, for a session planned in a later cycle. */
  planned?: boolean;
  /** Table size by default; `small` on a date card, `session` as wide as a session in a calendar. */
  size?: 'small' | 'medium' | 'session';
}

/** Letter of a drug line in its colour; neither is used alone. */
export function DrugLetter({ letter, planned, size }: DrugLetterProps) {
  return (
    <span
      data-part="drug-letter"
      className={look({ planned: Boolean(planned), size, className: drugColourClass(letter) })}
    >
      {letter}
    </span>
  );
}
