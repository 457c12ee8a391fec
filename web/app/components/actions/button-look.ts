import { cva } from 'class-variance-authority';

const ICONS_QUIET = '[&_svg]:text-ink-3';
const SOLID_PRIMARY = 'border-transparent bg-brand text-on-brand';
const SOLID_DANGER = 'border-transparent bg-danger-solid text-on-solid';
const OFF = 'border-line bg-sunken text-ink-off';

/** Classes of a button or of a link drawn as a button. */
export const buttonLook = cva('button', {
  variants: {
    kind: {
      default: 'border hover:no-underline',
      primary: 'border hover:no-underline',
      ghost: 'border hover:no-underline',
      danger: 'border hover:no-underline',
      link: '',
    },
    size: { small: 'text-xs/none', medium: 'text-sm/none', large: 'text-base/none' },
    /** A spinner of 12 px takes its space from the padding, so that the width stays: 4 + 12 + 4 + label + 4. */
    shape: { words: 'gap-[7px]', flush: 'gap-[7px] px-0', spinner: '', icon: 'relative p-0' },
    state: { ready: '', busy: 'relative cursor-progress', off: 'cursor-not-allowed' },
    /** Full container width. */
    block: { true: 'w-full' },
  },
  compoundVariants: [
    {
      kind: 'default',
      state: 'ready',
      class: ['border-line-2 bg-surface text-ink shadow-xs hover:bg-hover active:bg-pressed', ICONS_QUIET],
    },
    {
      kind: 'primary',
      state: 'ready',
      class: [SOLID_PRIMARY, 'shadow-xs hover:bg-brand-hover active:bg-brand-hover'],
    },
    {
      kind: 'danger',
      state: 'ready',
      class: [SOLID_DANGER, 'shadow-double-edge hover:bg-danger-hover active:bg-danger-hover'],
    },
    {
      kind: 'ghost',
      state: 'ready',
      class: ['border-transparent bg-transparent text-ink-2 hover:bg-hover active:bg-pressed', ICONS_QUIET],
    },
    { kind: 'link', state: 'ready', class: 'text-brand-text hover:underline' },
    { kind: 'primary', state: 'busy', class: [SOLID_PRIMARY, 'opacity-92'] },
    { kind: 'danger', state: 'busy', class: [SOLID_DANGER, 'opacity-92'] },
    { kind: ['default', 'ghost', 'link'], state: 'busy', class: OFF },
    { state: 'off', class: OFF },

    { size: 'small', class: 'h-ctl-sm' },
    { size: 'medium', kind: ['default', 'primary', 'ghost', 'danger'], class: 'h-ctl' },
    // Inline in a text: tall enough for a pointer target (24 px), while the negative margin keeps the line height.
    { size: 'medium', kind: 'link', class: '-my-1.5 min-h-6' },
    { size: 'large', class: 'h-ctl-lg' },
    { size: 'small', shape: 'words', class: 'px-[9px]' },
    { size: 'medium', shape: 'words', kind: ['default', 'primary', 'ghost', 'danger'], class: 'px-3' },
    { size: 'large', shape: 'words', class: 'px-[18px]' },
    { size: 'small', shape: 'spinner', class: 'gap-0.5 px-0.5' },
    { size: 'medium', shape: 'spinner', class: 'gap-1 px-1' },
    { size: 'large', shape: 'spinner', class: 'gap-2 px-2' },
    { size: 'small', shape: 'icon', class: 'w-ctl-sm' },
    { size: ['medium', 'large'], shape: 'icon', class: 'w-ctl' },
  ],
  defaultVariants: { kind: 'default', size: 'medium', shape: 'words', state: 'ready' },
});

/** Button whose label is visible on wide windows; elsewhere a square with its icon. */
export const WORDS_WITH_ROOM = 'max-xl:w-ctl max-xl:px-0';
