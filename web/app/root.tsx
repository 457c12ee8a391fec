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
import { systemTheme } from './shell/data/preferences';
import { usePageData } from './shell/data/use-page-data';
import { REMEMBER_EARLY_PRESS } from './shell/early-press';
import { failureKind } from './shell/failure-kind';
import { FailurePage } from './shell/failure-page';
import { useNonce } from './shell/nonce';
import { pageTitle } from './shell/page-title';
import { PageToasts } from './shell/page-toasts';
import { useKeptFocus } from './shell/use-kept-focus';
import { TranslationProvider } from './shell/words/translation';
import { type Speech, speechAttributes, useSpokenLanguage } from './shell/words/words';
import './styles/app.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page, headers } = await loadPageData(request, context);
  return data(page, { headers });
}

/**
 * The frame, its words and who is signed in change with what somebody does, not with where they go. A loader that changes
 * them on the way (a context that follows a link) asks for the whole document.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus = 200, defaultShouldRevalidate } = change;
  // A form that was refused or could not be sent changed nothing; the server may not even be there to be asked.
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400 && defaultShouldRevalidate;
}

/** For pages that say no title of their own, and for failures. */
export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  error ? pageTitle(matches, `shell:failure.${failureKind(error)}.title`) : [{ title: page?.tenant?.name ?? 'Aval' }];

/** Before the first paint, so that a page in the system's dark theme never flashes white. No character that React would escape. */
const FOLLOW_SYSTEM_THEME =
  'document.documentElement.dataset.theme||(document.documentElement.dataset.theme=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`)';

/** Of a page whose root could not be loaded, which has its few words in itself. */
const WITHOUT_WORDS: Speech = { language: DEFAULT_LANGUAGE, namespaces: [], laterNamespaces: [] };

/** Whoever follows the system again must not be left without a theme: what a page has once said of it, React would take away. */
function followedTheme(): 'light' | 'dark' | undefined {
  return typeof document === 'undefined' ? undefined : systemTheme();
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageData();
  const nonce = useNonce();
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
