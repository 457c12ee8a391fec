import { type IncomingHttpHeaders, request } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { PASSWORD } from './people';
import { stackDescription, type Tenant, tenantOf } from './stack';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Ask {
  method?: string;
  cookie?: string;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

function hostOf(tenant: Tenant): string {
  return `${tenant === 'aval' ? 'localhost' : `${tenant}.localhost`}:${stackDescription().port}`;
}

/** Sends a request without a browser. Only browsers resolve names below localhost, so the Host header names the tenant. */
function ask(tenant: Tenant, path: string, { method = 'GET', cookie, form, headers }: Ask = {}): Promise<Answer> {
  const host = hostOf(tenant);
  const body = form ? new URLSearchParams(form).toString() : undefined;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: stackDescription().port,
        path,
        method,
        headers: {
          Host: host,
          Origin: `http://${host}`,
          ...headers,
          ...(cookie ? { Cookie: cookie } : {}),
          ...(body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Signs in and returns the session cookie as `name=value`. */
async function sessionOf(email: string): Promise<string> {
  const answer = await ask(tenantOf(email), '/login', {
    method: 'POST',
    form: { email, password: PASSWORD, returnTo: '' },
  });
  const [cookie] = (answer.headers['set-cookie'] ?? []).filter((line) => line.startsWith('__Host-'));
  if (answer.status !== 302 || !cookie) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Signs the user in without the form, by adding a session cookie to the context. */
export async function signInQuietly(context: BrowserContext, email: string): Promise<void> {
  const cookie = await sessionOf(email);
  const separator = cookie.indexOf('=');
  await context.addCookies([
    {
      name: cookie.slice(0, separator),
      value: cookie.slice(separator + 1),
      domain: hostOf(tenantOf(email)).replace(/:\d+$/, ''),
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}
