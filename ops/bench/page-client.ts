import { Agent, request } from 'node:http';
import { findTenant } from '@aval/application/access/find-tenant';
import { signIn } from '@aval/application/access/signing-in/sign-in';
import type { Services } from '@aval/application/services';
import { STORY_PASSWORD } from '@aval/story/people';

export interface PageAnswer {
  status: number;
  location: string | undefined;
  body: Buffer;
}

export interface PageClient {
  get(path: string): Promise<PageAnswer>;
  close(): void;
}

/** Creates a client with one kept-alive connection. Node does not resolve `*.localhost`, so the Host header names the tenant. */
export function createPageClient(
  port: number,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): PageClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          { host: '127.0.0.1', port, path, agent, headers: { host: `${host}:${port}`, ...headers } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                location: response.headers.location,
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end();
      }),
    close: () => agent.destroy(),
  };
}

/** Creates a client signed in with a story user's password. */
export async function createSignedInClient(
  services: Services,
  port: number,
  { email, host }: { email: string; host: string },
): Promise<PageClient> {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`no company has the host ${host}`);
  const outcome = await signIn(services, { tenant, email, password: STORY_PASSWORD, address: '127.0.0.1' });
  if (outcome.status !== 'signed_in') throw new Error(`${email} cannot sign in: ${outcome.status}`);
  return createPageClient(port, host, { cookie: `__Host-aval=${outcome.token}` });
}
