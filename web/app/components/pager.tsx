import { PAGE_SIZES, type PageSize } from '@aval/application/page-sizes';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useNumbers } from '../shell/numbers';
import { useTranslation } from '../shell/translation';
import { Emphasised } from './emphasised';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

interface PagerProps {
  page: number;
  pageSize: PageSize;
  total: number;
  /** What is counted, in the plural: demandas, usuarios. */
  things: string;
  /** The address of a page with a size. */
  addressOf: (page: number, pageSize: PageSize) => string;
  /** "Filtros, orden y página se recuerdan…" */
  note?: ReactNode;
}

interface StepProps {
  to: string | null;
  label: string;
  icon: 'left' | 'right';
}

function Step({ to, label, icon }: StepProps) {
  const className = joinClasses('button button--icon', icon === 'left' && 'pager__previous');
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

export function Pager({ page, pageSize, total, things, addressOf, note }: PagerProps) {
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
    <nav className="pager" aria-label={t('pager.label')}>
      <span aria-live="polite">
        <Emphasised text={t('pager.range', range)} />
      </span>
      {total > PAGE_SIZES[0] ? (
        <span className="pager__sizes">
          <span className="segments segments--auto">
            {PAGE_SIZES.map((size) => (
              <Link
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
        <span className="pager__note">
          <Icon name="check" small />
          {note}
        </span>
      ) : null}
      <span className="pager__end">
        <Step icon="left" label={t('pager.previous')} to={page > 1 ? addressOf(page - 1, pageSize) : null} />
        <span className="pager__place">
          <Emphasised text={t('pager.place', { page: numbers.integer(page), pageCount: numbers.integer(pageCount) })} />
        </span>
        <Step icon="right" label={t('pager.next')} to={page < pageCount ? addressOf(page + 1, pageSize) : null} />
      </span>
    </nav>
  );
}
