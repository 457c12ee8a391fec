import type { NavigationId } from '@aval/domain/access/navigation';
import { Link, NavLink } from '@remix-run/react';
import { cva, cx } from 'class-variance-authority';
import { Icon } from '../../components/basics/icon';
import type { TenantData, UserData } from '../data/page-data';
import { useTranslation } from '../words/translation';
import { lockup, NavigationBrand } from './lockup';
import { navigationGroups, type ShownEntry } from './navigation-groups';

/** Numbers of open tasks beside the entries. */
export type NavigationCounts = Partial<Record<NavigationId, number>>;

interface NavigationProps {
  tenant: Pick<TenantData, 'name' | 'logo'>;
  user: UserData;
  counts?: NavigationCounts;
}

/** A narrow side bar shows only icons; labels remain for screen readers. */
type Place = 'side' | 'drawer';
const WORDS: Readonly<Record<Place, string | undefined>> = { side: 'max-xl:sr-only', drawer: undefined };

const GROUP = ['mt-3.5 max-xl:[div+&]:mt-2 max-xl:[div+&]:border-t', 'max-xl:[div+&]:border-line max-xl:[div+&]:pt-2'];

const entryLook = cva('entry', {
  variants: {
    place: { side: 'entry-side', drawer: 'h-touch' },
    state: {
      open: 'entry-open',
      current: [
        'bg-surface text-ink shadow-[0_0_0_1px_var(--c-line),var(--sh-xs)] hover:no-underline [&_svg]:text-brand-text',
        'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        'forced-colors:**:text-[HighlightText]',
      ],
      closed: 'w-full cursor-default text-ink-off',
    },
  },
});

interface EntryProps {
  entry: ShownEntry;
  place: Place;
  /** Reason why the entry is disabled; null for an open one. */
  closedBecause: string | null;
  count: number | undefined;
}

function Entry({ entry, place, closedBecause, count }: EntryProps) {
  const { t } = useTranslation('shell');
  const label = t(`navigation.${entry.id}`);
  const content = (
    <>
      <Icon name={entry.icon} />
      <span className={WORDS[place]}>{label}</span>
      {count ? (
        <span className={cx('ml-auto text-(length:--fs-xs) font-medium text-ink-3 tabular-nums', WORDS[place])}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('pendingCount', { count })}</span>
        </span>
      ) : null}
    </>
  );
  return closedBecause ? (
    <button type="button" className={entryLook({ place, state: 'closed' })} title={closedBecause} disabled>
      {content}
    </button>
  ) : (
    <NavLink
      to={entry.path}
      reloadDocument={entry.isDocument ?? false}
      className={({ isActive }) => entryLook({ place, state: isActive ? 'current' : 'open' })}
      title={label}
    >
      {content}
    </NavLink>
  );
}

/**
 * Disables all entries but the account while an obligation is open, and all but account and home until the context is
 * chosen.
 */
function isClosed(id: NavigationId, { isObliged, canWork }: UserData): boolean {
  if (id === 'account') return false;
  return isObliged || (id !== 'home' && !canWork);
}

/** Content of the side bar and of the drawer. */
export function Navigation({ tenant, user, counts = {}, place }: NavigationProps & { place: Place }) {
  const { t } = useTranslation('shell');
  const reason = t(user.isObliged ? 'closedUntilSettled' : 'closedUntilChosen');
  return (
    <>
      <Link className={lockup({ place })} to="/app" title={tenant.name}>
        <NavigationBrand name={tenant.name} logo={tenant.logo} place={place} />
      </Link>
      {navigationGroups(user.navigation).map((group) => (
        <div className={cx(GROUP)} key={group.id}>
          <p className={cx('px-2 pb-1 text-2xs font-medium text-ink-3', WORDS[place])}>{t(`group.${group.id}`)}</p>
          <ul className="[&>li+li]:mt-px">
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <Entry
                  entry={entry}
                  place={place}
                  closedBecause={isClosed(entry.id, user) ? reason : null}
                  count={counts[entry.id]}
                />
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
    <nav className="px-2.5 max-xl:px-2 max-md:hidden print:hidden" aria-label={t('mainNavigation')}>
      <div className="sticky top-0 flex min-h-[min(100vh,900px)] flex-col pb-3">
        <Navigation {...props} place="side" />
      </div>
    </nav>
  );
}
