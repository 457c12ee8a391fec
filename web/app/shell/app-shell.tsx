import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTellSignedIn } from '../components/notices/use-when-signed-in';
import type { TenantData, UserData } from './data/page-data';
import { Drawer } from './navigation/drawer';
import { Navigation, type NavigationCounts, SideNavigation } from './navigation/side-navigation';
import { SkipLink } from './navigation/skip-link';
import { TopBar } from './navigation/top-bar';

interface AppShellProps {
  tenant: TenantData;
  user: UserData;
  counts?: NavigationCounts;
  context?: ReactNode;
  bell?: ReactNode;
  children: ReactNode;
}

const SHELL = [
  'grid min-h-screen grid-cols-[var(--w-side)_minmax(0,1fr)] bg-canvas',
  'max-xl:grid-cols-[var(--w-rail)_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]',
  'print:block print:min-h-0 print:bg-transparent',
];
const WORK = [
  'flex min-w-0 flex-col border-l border-line bg-surface max-md:border-l-0',
  'print:block print:border-0 print:bg-transparent',
];

/** Frame of signed-in pages: side navigation (200 px, 56 px or a drawer, by window width), top bar and page. */
export function AppShell({ tenant, user, counts, context, bell, children }: AppShellProps) {
  useTellSignedIn(user.isObliged);
  const navigation = { tenant, user, counts };
  return (
    <>
      <SkipLink />
      <div className={cx(SHELL)}>
        <SideNavigation {...navigation} />
        <div className={cx(WORK)}>
          <TopBar
            user={user}
            context={context}
            bell={bell}
            drawer={
              <Drawer>
                <Navigation {...navigation} place="drawer" />
              </Drawer>
            }
          />
          <main id="main" tabIndex={-1} className="xl:has-[>[data-side][open]:not(:modal)]:pr-(--w-panel)">
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
