import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MailFolder } from './mail-folder';
import { listData, listPage, mailPage } from './pages';

/** Policy that keeps the HTML of mails from running scripts and from fetching anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'";
const OWN_NAMES = new Set(['localhost', '127.0.0.1']);

export function servePages(folder: MailFolder): Server {
  return createServer((request, response) => {
    const place = placeOf(request);
    const answering = place === null ? notFound(response) : answer(folder, place, response);
    answering.catch(() => response.destroy());
  });
}

/** Returns the requested path; null for an invalid one, and for another host name, by which foreign pages could read the mails. */
function placeOf({ url = '/', headers }: IncomingMessage): string | null {
  const address = `http://${headers.host ?? 'unknown'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  return OWN_NAMES.has(hostname) ? pathname : null;
}

async function answer(folder: MailFolder, pathname: string, response: ServerResponse): Promise<void> {
  if (pathname === '/') return send(response, 'text/html', listPage(await folder.list()));
  if (pathname === '/mails.json')
    return send(response, 'application/json', JSON.stringify(listData(await folder.list())));
  const [, area, id = '', part] = pathname.split('/');
  const caught = area === 'mails' ? await folder.find(id) : null;
  if (!caught) return notFound(response);
  if (part === undefined) return send(response, 'text/html', mailPage(caught));
  if (part === 'html') return send(response, 'text/html', caught.mail.html ?? '');
  if (part === 'source') return send(response, 'text/plain', caught.source);
  return notFound(response);
}

async function send(response: ServerResponse, type: string, body: string): Promise<void> {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

async function notFound(response: ServerResponse): Promise<void> {
  response.writeHead(404).end();
}
