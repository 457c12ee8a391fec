/** Styles of a company's formatted text, for display and for editing. */
export const RICH_TEXT = [
  'text-base text-ink wrap-anywhere [&_h2]:text-lg [&_li]:my-1 [&_li>p]:inline',
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_blockquote]:border-line-2 [&_blockquote]:border-l-2 [&_blockquote]:pl-3.5 [&_blockquote]:text-ink-2',
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_pre]:overflow-x-auto',
  '[&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3 [&_a]:underline',
].join(' ');

/** Frame of the editor with its toolbar above the text. */
export const EDITOR_BOX = [
  'overflow-clip rounded-md border border-control bg-surface has-[[aria-invalid]]:border-danger',
  'focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
].join(' ');

export const EDITOR_BAR =
  'flex min-h-11 flex-wrap items-center gap-0.5 border-line border-b bg-canvas px-1.5 py-1.5 finger:gap-1';

/** Height limited to about the window; the text scrolls below the toolbar. */
export const EDITOR_TEXT = 'min-h-60 max-h-[65dvh] overflow-y-auto px-4 py-3.5';
