import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';

const DEFINITIONS = [
  'grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-x-6 gap-y-3.5 [dl+&]:mt-3.5',
  'max-md:grid-cols-[1fr_1fr] max-md:gap-x-4 max-md:gap-y-3 print:[&>div]:break-inside-avoid',
  // Subgrid: values align on one line even when a label wraps.
  '[&>div]:row-span-2 [&>div]:grid [&>div]:grid-rows-subgrid [&>div]:gap-y-0.5',
  '[&_dd]:wrap-anywhere [&_dd]:text-ink [&_dd]:tabular-nums [&_dt]:text-ink-3 [&_dt]:text-xs',
].join(' ');

const WIDTHS = { double: 'col-span-2 max-md:col-span-full', whole: 'col-span-full' } as const;

export function Definitions({ children }: { children: ReactNode }) {
  return <dl className={DEFINITIONS}>{children}</dl>;
}

interface DefinitionProps {
  label: string;
  /** Two columns wide, or the whole row. */
  width?: keyof typeof WIDTHS;
  /** Value; an empty one is shown as "Sin indicar". */
  children?: ReactNode;
}

export function Definition({ label, width, children }: DefinitionProps) {
  const { t } = useTranslation('common');
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  return (
    <div className={width && WIDTHS[width]}>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className="text-ink-3">{t('answer.none')}</span> : children}</dd>
    </div>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Wraps the value instead of truncating it; dates and counts must not be cut. */
  wraps?: boolean;
}

/** Reserves the longest word of a wrapping value before the labels; truncated values reserve nothing. */
const FACTS = [
  'grid grid-cols-[auto_minmax(min-content,1fr)] gap-x-3.5 gap-y-1.5 text-sm [&>div]:contents',
  '[&_dd]:text-right [&_dd]:text-ink [&_dd]:tabular-nums [&_dt]:text-ink-3',
].join(' ');

/** Label at the left, value at the right: side panels. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={FACTS}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd
            className={fact.wraps ? 'wrap-break-word' : 'w-0 min-w-full truncate'}
            {...(typeof fact.value === 'string' && !fact.wraps ? { title: fact.value } : {})}
          >
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
