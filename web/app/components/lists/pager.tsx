import { PAGE_SIZES, type PageSize } from '@aval/application/lists/page-sizes';
import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { buttonLook } from '../actions/button-look';
import { Emphasised } from '../basics/emphasised';
import { Icon } from '../basics/icon';
import { segmentLook, segmentsLook } from '../fields/segment-looks';

const BAR = [
  'flex flex-wrap items-center gap-4 pt-3 text-(length:--fs-xs) text-ink-2 tabular-nums max-md:gap-2.5',
  '[&_b]:font-medium [&_b]:text-ink',
];
const END = 'ml-auto flex items-center gap-1 max-md:ml-0 max-md:w-full max-md:justify-between print:hidden';

interface PagerProps {
  page: number;
  pageSize: PageSize;
  total: number;
  /** Plural of the listed things: demandas, usuarios. */
  things: string;
  /** Returns the address of a page for a page size. */
  addressOf: (page: number, pageSize: PageSize) => string;
  /** Note such as "Filtros, orden y página se recuerdan…". */
  note?: ReactNode;
  /** Content before the page links. */
  end?: ReactNode;
}

interface StepProps {
  to: string | null;
  label: string;
  icon: 'left' | 'right';
}

function Step({ to, label, icon }: StepProps) {
  const className = buttonLook({
    size: 'small',
    shape: 'icon',
    state: to === null ? 'off' : 'ready',
  });
  return to === null ? (
    <button type="button" className={className} aria-label={label} disabled>
      <Icon name={icon} />
    </button>
  ) : (
    <Link className={className} to={to} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}

export function Pager({ page, pageSize, total, things, addressOf, note, end }: PagerProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('common');
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const range = {
    from: numbers.integer(total === 0 ? 0 : (page - 1) * pageSize + 1),
    to: numbers.integer(Math.min(page * pageSize, total)),
    total: numbers.integer(total),
    things,
  };
  return (
    <nav className={cx(BAR)} aria-label={t('pager.label')}>
      <span aria-live="polite">
        <Emphasised text={total === 1 ? t('pager.single') : t('pager.range', range)} />
      </span>
      {total > PAGE_SIZES[0] ? (
        <span className="inline-flex items-center gap-3 print:hidden">
          <span className={segmentsLook({ compact: true })}>
            {PAGE_SIZES.map((size) => (
              <Link
                className={segmentLook({ kind: 'link' })}
                key={size}
                to={addressOf(1, size)}
                aria-current={size === pageSize ? 'true' : undefined}
                aria-label={t('pager.size', { size, things })}
                preventScrollReset
              >
                {size}
              </Link>
            ))}
          </span>
          <span aria-hidden="true">{t('pager.perPage')}</span>
        </span>
      ) : null}
      {note ? (
        <span className="inline-flex items-center gap-1.5 text-ink-3 print:hidden [&_svg]:text-success-solid">
          <Icon name="check" small />
          {note}
        </span>
      ) : null}
      <span className={END}>
        {end}
        <Step icon="left" label={t('pager.previous')} to={page > 1 ? addressOf(page - 1, pageSize) : null} />
        <span className="px-2">
          <Emphasised text={t('pager.place', { page: numbers.integer(page), pageCount: numbers.integer(pageCount) })} />
        </span>
        <Step icon="right" label={t('pager.next')} to={page < pageCount ? addressOf(page + 1, pageSize) : null} />
      </span>
    </nav>
  );
}
