import { cva } from 'class-variance-authority';

/** Coloured left border; letter, fields and actions side by side, on a phone the fields below the others. */
export const drugLine = cva(
  [
    'grid grid-cols-[28px_minmax(0,1fr)_32px] gap-x-2.5 rounded-lg border border-l-3 border-l-(color:--drug) p-3.5',
    '[&>:first-child]:mt-5.5 [&>:first-child]:size-6 [&>:first-child]:text-xs/none',
    'max-md:[&>:first-child]:col-start-1 max-md:[&>:first-child]:row-start-1 max-md:[&>:first-child]:mt-0',
    'max-md:[&>:first-child]:size-7 [fieldset+&]:mt-2 max-md:grid-cols-[28px_minmax(0,1fr)_auto] max-md:p-3',
  ],
  { variants: { bad: { true: 'border-danger-line', false: 'border-line-2' } }, defaultVariants: { bad: false } },
);

/** Drug name beside the letter, on phones only; elsewhere the field shows it. */
export const DRUG_NAME = 'hidden font-semibold max-md:col-start-2 max-md:row-start-1 max-md:block max-md:self-center';

/** Doubles the columns on wide screens, because an amount is shorter than a price. */
export const DRUG_FIELDS = [
  'grid grid-cols-12 gap-3 xl:grid-cols-24',
  'max-md:col-span-full max-md:row-start-2 max-md:mt-2.5',
].join(' ');

export const DRUG_ACTIONS =
  'mt-[17px] grid content-start gap-1 max-md:col-start-3 max-md:row-start-1 max-md:-mt-1.5 max-md:flex';

export const SESSION_TOGGLES = 'flex flex-wrap gap-1';

/** Session of the cycle, in the drug's colour when the line is given in it. */
export const sessionToggle = cva(
  [
    'relative grid h-ctl min-w-[30px] cursor-pointer place-items-center rounded-md border px-1.5 max-md:min-w-ctl',
    'text-ink-2 tabular-nums [&>input]:absolute [&>input]:inset-0 [&>input]:opacity-0',
    'has-checked:border-(--drug) has-checked:bg-(--drug) has-checked:font-semibold has-checked:text-on-drug',
    'has-focus-visible:outline-offset-2 has-focus-visible:[outline:var(--focus)]',
    'forced-colors:has-checked:[forced-color-adjust:none]',
    'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
  ],
  {
    variants: { invalid: { true: 'border-danger-solid', false: 'border-control' } },
    defaultVariants: { invalid: false },
  },
);
