import type { LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react';
import { useNonce } from './shell/nonce';
import { loadPageData } from './shell/page-data.server';
import { TranslationProvider } from './shell/translation';
import './styles/app.css';

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPageData(request);
}

/** Before the first paint, so that a page in the system's dark theme never flashes white. No character that React would escape. */
const FOLLOW_SYSTEM_THEME =
  'document.documentElement.dataset.theme||(document.documentElement.dataset.theme=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`)';

export default function App() {
  const { tenant, language, theme, translations } = useLoaderData<typeof loader>();
  const nonce = useNonce();
  return (
    <html lang={language} data-theme={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script nonce={nonce} suppressHydrationWarning>
          {FOLLOW_SYSTEM_THEME}
        </script>
        {tenant?.brandStyles ? (
          <style nonce={nonce} suppressHydrationWarning>
            {tenant.brandStyles}
          </style>
        ) : null}
      </head>
      <body>
        <TranslationProvider language={language} translations={translations}>
          <Outlet />
        </TranslationProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
