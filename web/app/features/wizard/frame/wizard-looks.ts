/** The title, and at the right whether everything is kept. */
export const WIZARD_HEAD = 'flex flex-wrap items-center gap-3 pt-3.5 pr-gutter-end pl-gutter [&>:last-child]:ml-auto';

/** The step, and beside it what has been said so far; on a narrow window above it. */
export const WIZARD_GRID = [
  'grid w-full max-w-measure grid-cols-[minmax(0,1fr)_280px] gap-x-8 px-gutter pt-5 pb-6',
  'max-xl:grid-cols-[minmax(0,1fr)_232px] max-xl:gap-x-6 max-lg:grid-cols-[minmax(0,1fr)]',
].join(' ');
