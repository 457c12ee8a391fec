import { cva } from 'class-variance-authority';

/** Five fixed ones, then the neutral one. */
const COLOURS: Partial<Record<string, string>> = {
  A: '[--drug-soft:var(--drug-a-bg)] [--drug:var(--drug-a)]',
  B: '[--drug-soft:var(--drug-b-bg)] [--drug:var(--drug-b)]',
  C: '[--drug-soft:var(--drug-c-bg)] [--drug:var(--drug-c)]',
  D: '[--drug-soft:var(--drug-d-bg)] [--drug:var(--drug-d)]',
  E: '[--drug-soft:var(--drug-e-bg)] [--drug:var(--drug-e)]',
};
const NEUTRAL = '[--drug-soft:var(--drug-x-bg)] [--drug:var(--drug-x)]';

/** What gives a line its colour, for all that stands in it. */
export function drugColourClass(letter: string): string {
  return COLOURS[letter] ?? NEUTRAL;
}

const look = cva(
  [
    'inline-grid flex-none place-items-center rounded-sm leading-none',
    // Browsers print no grounds unless they are told to, and forced colours take them: a letter has an edge where it is asked for now.
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
  /** Tinted: a session that is planned for a later cycle. */
  planned?: boolean;
  /** Without one it is as large as in a table; on a card of a date it is small, and in a calendar as wide as a session. */
  size?: 'small' | 'medium' | 'session';
}

/** Letter and colour, always together. */
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
