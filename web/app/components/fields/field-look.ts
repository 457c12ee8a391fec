import { cva } from 'class-variance-authority';

/** Label, control and message below one another; what is wrong is told by the edge of the control too. */
export const fieldLook = cva('flex min-w-0 flex-col gap-[5px]', {
  variants: {
    invalid: {
      true: '[&_[data-control]]:border-danger-solid [&_[data-control]]:shadow-invalid',
    },
  },
});

export const labelLook = cva('flex items-baseline gap-1 text-xs font-medium text-ink-2', {
  variants: { legend: { true: 'mb-[5px] w-full' } },
});

/** Twelve columns; a field takes all of them unless it asks for fewer. */
export const formGrid = 'grid grid-cols-12 gap-4 [:where(&>*)]:col-span-12';
