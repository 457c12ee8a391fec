import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Actions } from '../actions/actions';
import { Count } from './count';
import { Icon } from './icon';

interface PageHeadProps {
  title: ReactNode;
  count?: string;
  lead?: string;
  actions?: ReactNode;
}

/**
 * Beside buttons, the title wraps down to a readable minimum width. On a phone, buttons that do not fit and their
 * status text take their own line.
 */
const HEAD = 'mb-4 flex items-start gap-4 max-md:mb-3 max-md:flex-wrap max-md:gap-2.5';
const ACTIONS = 'ml-auto justify-end max-md:has-[[role=status]]:w-full max-md:has-[[role=status]]:justify-between';

/** Tags are spaced from the preceding words and centred on their line. */
const TITLE = 'has-[.tag]:flex has-[.tag]:flex-wrap has-[.tag]:items-center has-[.tag]:gap-x-2 has-[.tag]:gap-y-1';

export function PageHead({ title, count, lead, actions }: PageHeadProps) {
  return (
    <div className={HEAD}>
      <div className="min-w-0 wrap-anywhere md:min-w-64 md:flex-1">
        <h1 className={TITLE}>
          {title}
          {count === undefined ? null : <Count> {count}</Count>}
        </h1>
        {lead ? <p className="mt-0.5 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <Actions className={ACTIONS}>{actions}</Actions> : null}
    </div>
  );
}

interface Crumb {
  label: string;
  /** Address; the last crumb, the current page, has none. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav className="mb-1 print:mb-0" aria-label={t('breadcrumbs')}>
      <ol className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3 print:hidden">
        {crumbs.map((crumb) => (
          <li
            key={crumb.label}
            // A long name is truncated; its ancestors and the crumb after it keep their width.
            className="flex min-w-0 items-center gap-1.5 first:flex-none [&:not(:first-child,:last-child)]:shrink-[999]"
            aria-current={crumb.to === undefined ? 'page' : undefined}
          >
            {crumb.to === undefined ? (
              <span className="truncate" title={crumb.label}>
                {crumb.label}
              </span>
            ) : (
              <>
                <Link className="finger-area -my-1 min-w-0 py-1 text-ink-2" to={crumb.to} title={crumb.label}>
                  <span className="block truncate">{crumb.label}</span>
                </Link>
                <Icon name="right" className="size-3 flex-none" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
