import type { ReactNode } from 'react';
import { Drawer } from './drawer';
import type { TenantData, UserData } from './page-data';
import { Navigation, type NavigationCounts, SideNavigation } from './side-navigation';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

interface AppShellProps {
  tenant: TenantData;
  user: UserData;
  counts?: NavigationCounts;
  context?: ReactNode;
  bell?: ReactNode;
  children: ReactNode;
}

/** Navigation at the side by width (200 px, 56 px, a drawer), the bar on top, and the page. */
export function AppShell({ tenant, user, counts, context, bell, children }: AppShellProps) {
  const navigation = { tenantName: tenant.name, user, counts };
  return (
    <>
      <SkipLink />
      <div className="shell">
        <SideNavigation {...navigation} />
        <div className="work">
          <TopBar
            user={user}
            context={context}
            bell={bell}
            drawer={
              <Drawer>
                <Navigation {...navigation} />
              </Drawer>
            }
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
