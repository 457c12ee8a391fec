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

/** On a phone buttons that do not fit beside the title, and what is said beside one, take a line of their own. */
const HEAD = 'mb-4 flex items-start gap-4 max-md:mb-3 max-md:flex-wrap max-md:gap-2.5';
const ACTIONS = 'ml-auto max-md:has-[[role=status]]:w-full max-md:has-[[role=status]]:justify-between';

export function PageHead({ title, count, lead, actions }: PageHeadProps) {
  return (
    <div className={HEAD}>
      <div>
        <h1>
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
  /** The last one, the page itself, has none. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex items-center gap-1.5 text-xs text-ink-3 print:hidden">
        {crumbs.map((crumb) => (
          <li
            key={crumb.label}
            className="flex items-center gap-1.5"
            aria-current={crumb.to === undefined ? 'page' : undefined}
          >
            {crumb.to === undefined ? (
              crumb.label
            ) : (
              <>
                <Link className="finger-area text-ink-2" to={crumb.to}>
                  {crumb.label}
                </Link>
                <Icon name="right" className="size-3" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
