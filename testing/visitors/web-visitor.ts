import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface Ask {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

export type Form = Readonly<Record<string, string>> | FormData;

/** A browser at one host: it keeps cookies and sends the headers that browsers send. */
export class WebVisitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly port: number,
    /** Host as in the address bar, without the port. */
    readonly host: string,
  ) {}

  get origin(): string {
    return `http://${this.host}:${this.port}`;
  }

  /** Navigates like a followed link or a typed address. */
  get(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    const navigation = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    return this.ask({ path, headers: { ...navigation, ...headers } });
  }

  /** Sends a form of one of the site's own pages; with a file when it is FormData. */
  async post(path: string, form: Form, headers: OutgoingHttpHeaders = {}, method = 'POST'): Promise<Answer> {
    const encoded = new Response(form instanceof FormData ? form : new URLSearchParams(form));
    const body = new Uint8Array(await encoded.arrayBuffer());
    return this.ask({
      method,
      path,
      body,
      headers: {
        'Content-Type': encoded.headers.get('content-type') ?? '',
        Origin: this.origin,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Mode': 'navigate',
        ...headers,
      },
    });
  }

  /** Sends exactly this request with the browser's cookies and nothing else. */
  ask({ method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: false,
          method,
          path,
          headers: {
            Host: `${this.host}:${this.port}`,
            ...(cookie ? { Cookie: cookie } : {}),
            ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            this.keepCookies(response.headers['set-cookie'] ?? []);
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              body: bytes.toString('utf8'),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  private keepCookies(given: readonly string[]): void {
    for (const cookie of given) {
      const [pair = '', ...attributes] = cookie.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (isOver) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
  }
}
