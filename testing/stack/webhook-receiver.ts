import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine, without TLS. */
export interface WebhookReceiver {
  /** URL of a path that the test chooses. */
  url: (path: string) => string;
  /** Requests at a path in order of arrival. */
  received: (path: string) => ReceivedRequest[];
  /** Sets the answer at a path; `silence` gives no answer at all. */
  answer: (path: string, status: number | 'silence', headers?: OutgoingHttpHeaders) => void;
  stop(): Promise<void>;
}

export async function createWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  const answers = new Map<string, { status: number | 'silence'; headers?: OutgoingHttpHeaders | undefined }>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ path, headers: request.headers, body });
      const { status, headers } = answers.get(path) ?? { status: 204 };
      if (status !== 'silence') response.writeHead(status, headers).end(status === 204 ? undefined : 'no');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received: (path) => requests.filter((request) => request.path === path),
    answer: (path, status, headers) => void answers.set(path, { status, headers }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
