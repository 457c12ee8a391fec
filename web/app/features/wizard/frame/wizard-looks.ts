/** Title with the save state at the right. */
export const WIZARD_HEAD = [
  'flex flex-wrap items-center gap-x-3 gap-y-1 pt-3.5 pr-gutter-end pl-gutter md:[&>:last-child]:ml-auto',
  // Own line on a phone from the beginning, so that longer texts move nothing.
  'max-md:[&>:last-child]:min-h-5 max-md:[&>:last-child]:w-full',
].join(' ');

/** Step with its side panel; on narrow windows the panel is below. */
export const WIZARD_GRID = [
  'grid w-full max-w-measure grid-cols-[minmax(0,1fr)_280px] gap-x-8 px-gutter pt-5 pb-6',
  'max-xl:grid-cols-[minmax(0,1fr)_232px] max-xl:gap-x-6 max-lg:grid-cols-[minmax(0,1fr)]',
].join(' ');
