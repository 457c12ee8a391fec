import { cva } from 'class-variance-authority';

/** Label, control and message in a column; errors also colour the control's border. */
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

/** Twelve columns; a field spans all of them unless it asks for fewer. */
export const formGrid = 'grid grid-cols-12 gap-4 [:where(&>*)]:col-span-12';
