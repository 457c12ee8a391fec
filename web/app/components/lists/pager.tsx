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
import { PageField } from './page-field';

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
  to: string;
  label: string;
  icon: 'first' | 'left' | 'right' | 'last';
  isOff: boolean;
}

/** Link to another page. One that leads nowhere stays a link, so that who has pressed it to the end keeps the focus. */
function Step({ to, label, icon, isOff }: StepProps) {
  return (
    <Link
      className={buttonLook({
        size: 'small',
        shape: 'icon',
        state: isOff ? 'off' : 'ready',
        className: 'max-md:size-touch',
      })}
      to={to}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
      }}
      preventScrollReset
    >
      <Icon name={icon} />
    </Link>
  );
}

export function Pager({ page, pageSize, total, things, addressOf, note, end }: PagerProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('common');
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const pageAddress = (wanted: number) => addressOf(Math.min(Math.max(wanted, 1), pageCount), pageSize);
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
        {pageCount > 1 ? (
          <>
            <Step icon="first" label={t('pager.first')} to={pageAddress(1)} isOff={page === 1} />
            <Step icon="left" label={t('pager.previous')} to={pageAddress(page - 1)} isOff={page === 1} />
            <PageField page={page} pageCount={pageCount} addressOf={pageAddress} />
            <Step icon="right" label={t('pager.next')} to={pageAddress(page + 1)} isOff={page === pageCount} />
            <Step icon="last" label={t('pager.last')} to={pageAddress(pageCount)} isOff={page === pageCount} />
          </>
        ) : null}
      </span>
    </nav>
  );
}
