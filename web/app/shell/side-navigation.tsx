import type { NavigationId } from '@aval/domain/access/navigation';
import { Link, NavLink } from '@remix-run/react';
import { Icon } from '../components/icon';
import { BrandMark } from './lockup';
import { navigationGroups, type ShownEntry } from './navigation-groups';
import type { UserData } from './page-data';
import { useTranslation } from './translation';

/** Figures beside an entry: what waits for this user. */
export type NavigationCounts = Partial<Record<NavigationId, number>>;

interface NavigationProps {
  tenantName: string;
  user: UserData;
  counts?: NavigationCounts;
}

function Entry({ entry, isClosed, count }: { entry: ShownEntry; isClosed: boolean; count: number | undefined }) {
  const { t } = useTranslation('shell');
  const label = t(`navigation.${entry.id}`);
  const content = (
    <>
      <Icon name={entry.icon} />
      <span>{label}</span>
      {count ? (
        <span className="nav__count">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('pendingCount', { count })}</span>
        </span>
      ) : null}
    </>
  );
  return isClosed ? (
    <button type="button" className="nav__closed" title={t('closedUntilChosen')} disabled>
      {content}
    </button>
  ) : (
    <NavLink to={entry.path} title={label}>
      {content}
    </NavLink>
  );
}

/** The content of the side bar and of the drawer: items are data, and none is dead. */
export function Navigation({ tenantName, user, counts = {} }: NavigationProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Link className="lockup" to="/app" title={tenantName}>
        <BrandMark name={tenantName} />
        <span>{tenantName}</span>
      </Link>
      {navigationGroups(user.role).map((group) => (
        <div className="side__group" key={group.id}>
          <p className="side__label">{t(`group.${group.id}`)}</p>
          <ul className="nav">
            {group.entries
              .filter((entry) => entry.id !== 'home' || user.hasHome)
              .map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} isClosed={entry.id !== 'home' && !user.canWork} count={counts[entry.id]} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export function SideNavigation(props: NavigationProps) {
  const { t } = useTranslation('shell');
  return (
    <nav className="side" aria-label={t('mainNavigation')}>
      <div className="side__inner">
        <Navigation {...props} />
      </div>
    </nav>
  );
}
