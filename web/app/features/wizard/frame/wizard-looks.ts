/** The title, and at the right whether everything is kept. */
export const WIZARD_HEAD = [
  'flex flex-wrap items-center gap-x-3 gap-y-1 pt-3.5 pr-gutter-end pl-gutter md:[&>:last-child]:ml-auto',
  // On a phone it has its own line from the beginning, so that nothing moves when there is more to say.
  'max-md:[&>:last-child]:min-h-5 max-md:[&>:last-child]:w-full',
].join(' ');

/** The step, and beside it what has been said so far; on a narrow window below it, so that the step begins where its page does. */
export const WIZARD_GRID = [
  'grid w-full max-w-measure grid-cols-[minmax(0,1fr)_280px] gap-x-8 px-gutter pt-5 pb-6',
  'max-xl:grid-cols-[minmax(0,1fr)_232px] max-xl:gap-x-6 max-lg:grid-cols-[minmax(0,1fr)]',
].join(' ');
