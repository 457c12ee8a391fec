import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Limit in ms for name lookup, connection, request and answer together. */
  withinMs: number;
}

/** `code` says why there was no answer. */
export type WebhookAnswer =
  | { status: number; excerpt: string; retryAfter: string | undefined }
  | { code: 'address_refused' | 'name_unknown' | 'unreachable' | 'certificate_refused' | 'too_slow' };

export interface WebhookClient {
  post(request: WebhookRequest): Promise<WebhookAnswer>;
}

export interface WebhookClientOptions {
  /** Allows receivers on this machine, also without TLS; tests and development need them. */
  allowsLoopback: boolean;
  /** Certificates trusted beside those of the system. */
  ca?: string | Buffer;
}

/** Characters of an answer that are kept; the rest is not even received. */
const LONGEST_EXCERPT = 300;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Creates a client that posts to addresses typed by users. Its agent checks the address it connects to: a name cannot
 * reach a private network, even when it resolves differently the next time. Redirects are returned and never followed,
 * and a proxy of the environment is ignored. Each request has its own connection: a hanging server delays only one.
 * Source: docs/rules.md 13.5.
 */
export function createWebhookClient({ allowsLoopback, ca }: WebhookClientOptions): WebhookClient {
  const allowed = { allowIPAddressList: allowsLoopback ? LOOPBACK : [], keepAlive: false };
  const secured = new RequestFilteringHttpsAgent({ ...allowed, ...(ca ? { ca } : {}) });
  const plain = new RequestFilteringHttpAgent(allowed);
  return {
    async post(request) {
      const isSecured = request.url.startsWith('https:');
      if (!isSecured && !allowsLoopback) return { code: 'address_refused' };
      try {
        return await send(isSecured ? https : http, isSecured ? secured : plain, request);
      } catch (error) {
        return { code: codeOf(error) };
      }
    },
  };
}

function send(
  transport: typeof http | typeof https,
  agent: http.Agent,
  { url, headers, body, withinMs }: WebhookRequest,
): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const request = transport.request(
      url,
      {
        method: 'POST',
        agent,
        signal: AbortSignal.timeout(withinMs),
        maxHeaderSize: 16_384,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const read: Buffer[] = [];
        let length = 0;
        const answer = () => {
          resolve({
            status: response.statusCode ?? 0,
            excerpt: excerptOf(Buffer.concat(read)),
            retryAfter: response.headers['retry-after'],
          });
          request.destroy();
        };
        response.on('data', (chunk: Buffer) => {
          read.push(chunk);
          length += chunk.length;
          if (length >= LONGEST_EXCERPT * 4) answer();
        });
        response.once('end', answer);
        response.once('error', reject);
        response.once('aborted', () => reject(new Error('the answer broke off')));
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/** Returns text without control characters and characters that a database refuses. */
function excerptOf(bytes: Buffer): string {
  return [
    ...bytes
      .toString('utf8')
      .replace(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_EXCERPT)
    .join('');
}

const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA']);
const CERTIFICATE = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;

function codeOf(error: unknown): Exclude<WebhookAnswer, { status: number }>['code'] {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'too_slow';
  // The agent has no error code for a refusal.
  if (message?.includes('is not allowed. Because')) return 'address_refused';
  if (code !== undefined && UNKNOWN_NAME.has(code)) return 'name_unknown';
  return code !== undefined && CERTIFICATE.test(code) ? 'certificate_refused' : 'unreachable';
}
