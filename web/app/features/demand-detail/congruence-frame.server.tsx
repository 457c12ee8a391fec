import { renderToStaticMarkup } from 'react-dom/server';

interface CongruenceFrame {
  address: string;
  language: string;
  nonce: string;
}

const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';

/** Returns a page with a single frame that may load one origin only. */
export function congruenceFrame({ address, language, nonce }: CongruenceFrame): Response {
  const { origin, host } = new URL(address);
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{host}</title>
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <iframe src={address} title={host} sandbox="allow-scripts allow-forms" referrerPolicy="no-referrer" />
      </body>
    </html>,
  );
  const policy = {
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'frame-src': origin,
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return new Response(`<!DOCTYPE html>${page}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': Object.entries(policy)
        .map((directive) => directive.join(' '))
        .join(';'),
    },
  });
}
