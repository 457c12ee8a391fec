import { DEFAULT_LANGUAGE } from '@aval/i18n/languages';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { LeavingProvider } from './components/dialogs/leaving';
import { LoadingBar } from './components/notices/loading-bar';
import { loadPageData } from './shell/data/page-data.server';
import { systemTheme, useFollowedTheme } from './shell/data/preferences';
import { usePageData } from './shell/data/use-page-data';
import { REMEMBER_EARLY_PRESS } from './shell/early-press';
import { failureKind } from './shell/failure-kind';
import { FailurePage } from './shell/failure-page';
import { useNonce } from './shell/nonce';
import { pageTitle } from './shell/page-title';
import { PageToasts } from './shell/page-toasts';
import { ScriptFonts } from './shell/script-fonts';
import { useKeptFocus } from './shell/use-kept-focus';
import { TranslationProvider } from './shell/words/translation';
import { type Speech, speechAttributes, useSpokenLanguage } from './shell/words/words';
import './styles/app.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page, headers } = await loadPageData(request, context);
  return data(page, { headers });
}

/**
 * Frame, texts and session change with actions, not with navigation. A loader that does change them, when the context
 * follows a link, redirects with a document load.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus = 200, defaultShouldRevalidate } = change;
  // A refused or failed form has changed nothing, and the server may be unreachable.
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400 && defaultShouldRevalidate;
}

/** Title of pages without their own, and of error pages. */
export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  error ? pageTitle(matches, `shell:failure.${failureKind(error)}.title`) : [{ title: page?.tenant?.name ?? 'Aval' }];

/**
 * Runs before the first paint, so that a page in the system's dark theme does not flash white. Contains no character
 * that React would escape.
 */
const FOLLOW_SYSTEM_THEME =
  'document.documentElement.dataset.theme||(document.documentElement.dataset.theme=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`)';

/** Speech of a page whose root data failed to load; that page contains its few texts itself. */
const WITHOUT_WORDS: Speech = { language: DEFAULT_LANGUAGE, namespaces: [], laterNamespaces: [] };

/**
 * Sets the theme attribute when the user returns to the system's theme; React would otherwise remove the attribute it
 * has rendered.
 */
function followedTheme(): 'light' | 'dark' | undefined {
  return typeof document === 'undefined' ? undefined : systemTheme();
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageData();
  const nonce = useNonce();
  useFollowedTheme(page?.theme);
  const said = page ?? WITHOUT_WORDS;
  const speech = { language: useSpokenLanguage(said), namespaces: said.namespaces };
  return (
    <html {...speechAttributes(speech)} data-theme={page?.theme ?? followedTheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" type={page?.tenant?.icon.type} href={page?.tenant?.icon.address ?? 'data:,'} />
        {page?.wordFiles.map((file) => (
          <script key={file} type="module" src={file} nonce={nonce} suppressHydrationWarning />
        ))}
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning>
          {FOLLOW_SYSTEM_THEME}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {REMEMBER_EARLY_PRESS}
        </script>
        {page?.tenant ? (
          <style nonce={nonce} suppressHydrationWarning>
            {page.tenant.brandStyles}
          </style>
        ) : null}
      </head>
      <body>
        <TranslationProvider speech={speech}>{children}</TranslationProvider>
        <ScriptFonts />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { toast } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state !== 'idle';
  useKeptFocus({ tellsOutcome: toast !== null });
  return (
    <>
      <LoadingBar isBusy={isBusy} />
      <LeavingProvider>
        <Outlet />
      </LeavingProvider>
      <PageToasts toast={toast} />
    </>
  );
}

export function ErrorBoundary() {
  return <FailurePage />;
}
