import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';

/** Field that contains the tokens and, after them, the text input. */
export const TOKENS = [
  'flex min-h-ctl w-full min-w-0 flex-wrap items-center gap-1 rounded-md border border-control bg-surface p-1',
  'text-sm text-ink tabular-nums hover:border-ink-2',
  'has-[>input:focus-visible]:outline-offset-1 has-[>input:focus-visible]:[outline:var(--focus)]',
].join(' ');

export const TOKEN_TEXT =
  'h-[22px] min-w-[90px] flex-1 border-0 bg-transparent px-1.5 text-sm outline-none max-md:text-[16px]';

const TOKEN = [
  'inline-flex min-h-[22px] max-w-full items-center gap-1 rounded-sm bg-pressed px-1.5',
  'text-xs font-medium text-ink-2',
].join(' ');
const REMOVE = [
  'finger-area -my-0.5 -mr-1.5 -ml-0.5 grid size-6 flex-none place-items-center rounded-xs hover:bg-line-2 hover:text-ink',
].join(' ');

interface TokenProps {
  label: string;
  onRemove: () => void;
  /** Hidden inputs that submit the token. */
  children: ReactNode;
}

export function Token({ label, onRemove, children }: TokenProps) {
  const { t } = useTranslation('common');
  return (
    <span className={TOKEN} data-part="token">
      {children}
      {label}
      <button type="button" className={REMOVE} aria-label={t('combobox.clear', { name: label })} onClick={onRemove}>
        <Icon name="cross" className="size-2.5 stroke-2" />
      </button>
    </span>
  );
}
