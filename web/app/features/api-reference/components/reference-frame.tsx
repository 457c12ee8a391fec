import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { usePageData } from '../../../shell/data/use-page-data';
import { LanguageSwitch } from '../../../shell/navigation/language-switch';
import { Lockup } from '../../../shell/navigation/lockup';
import { PolicyLinks } from '../../../shell/navigation/policy-links';
import { SkipLink } from '../../../shell/navigation/skip-link';

/** Frame of the pages for developers, with the tenant's mark and the choice of language. */
export function ReferenceFrame({ children }: { children: ReactNode }) {
  const page = usePageData();
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col bg-surface px-gutter py-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <Link to={page?.user ? '/app' : '/login'} reloadDocument>
            <Lockup name={page?.tenant?.name ?? ''} logo={page?.tenant?.logo ?? null} />
          </Link>
          <LanguageSwitch fullNames />
        </header>
        <main id="main" className="mx-auto mt-6 w-[min(1240px,100%)] flex-1 pb-10">
          {children}
        </main>
        <footer className="mx-auto w-[min(1240px,100%)] border-line border-t pt-3">
          <PolicyLinks />
        </footer>
      </div>
    </>
  );
}
