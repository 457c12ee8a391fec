import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../shell/translation';
import { Icon } from './icon';

interface PageHeadProps {
  title: ReactNode;
  count?: string;
  lead?: string;
  actions?: ReactNode;
}

export function PageHead({ title, count, lead, actions }: PageHeadProps) {
  return (
    <div className="page__head">
      <div>
        <h1>
          {title}
          {count === undefined ? null : <span className="count"> {count}</span>}
        </h1>
        {lead ? <p className="mt-0.5 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="actions">{actions}</div> : null}
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
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.label} aria-current={crumb.to === undefined ? 'page' : undefined}>
            {crumb.to === undefined ? (
              crumb.label
            ) : (
              <>
                <Link to={crumb.to}>{crumb.label}</Link>
                <Icon name="right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
