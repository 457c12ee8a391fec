import { STORY_PASSWORD } from '@aval/story/people';
import { AnswerJudge, type ApiDocument } from './judge-answer';
import type { Answer, WebVisitor } from './web-visitor';

interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

interface SendOptions {
  /** Sent unchanged. */
  body?: string | Uint8Array | undefined;
  headers?: Readonly<Record<string, string>>;
}

export interface OperationAnswer<Body = unknown> {
  status: number;
  headers: Answer['headers'];
  body: Body;
}

const BASE = '/api/v1';
/** Validators by the port of the server whose document they use. */
const JUDGES = new Map<number, Promise<AnswerJudge>>();

function judgeOf(visitor: WebVisitor): Promise<AnswerJudge> {
  const known = JUDGES.get(visitor.port) ?? readJudge(visitor);
  JUDGES.set(visitor.port, known);
  return known;
}

async function readJudge(visitor: WebVisitor): Promise<AnswerJudge> {
  const { body } = await visitor.ask({ path: `${BASE}/openapi.json` });
  return new AnswerJudge(JSON.parse(body) as ApiDocument);
}

/** API client at one host, with a token and without cookies. Every answer is validated against the API document. */
export class ApiClient {
  token: string | null = null;
  /** Value of the `X-Company` header. */
  company: string | null = null;
  /** Client address that a proxy reports in `X-Forwarded-For`, for a server that trusts one. */
  address: string | null = null;

  constructor(private readonly visitor: WebVisitor) {}

  async signIn(email: string, password = STORY_PASSWORD): Promise<this> {
    const { status, body } = await this.call<{ token: string }>('POST', '/auth/login', { body: { email, password } });
    if (status !== 200) throw new Error(`${email} could not sign in by the API: ${status}`);
    this.token = body.token;
    return this;
  }

  call<Body = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: CallOptions = {},
  ): Promise<OperationAnswer<Body>> {
    if (body === undefined) return this.send(method, path, { headers });
    const asJson = { 'Content-Type': 'application/json', ...headers };
    return this.send(method, path, { body: JSON.stringify(body), headers: asJson });
  }

  /** Sends a form with a file. */
  async bring<Body = unknown>(
    method: string,
    path: string,
    form: FormData,
    further: Readonly<Record<string, string>> = {},
  ): Promise<OperationAnswer<Body>> {
    const encoded = new Response(form);
    const headers = { 'Content-Type': encoded.headers.get('content-type') ?? '', ...further };
    return this.send(method, path, { headers, body: new Uint8Array(await encoded.arrayBuffer()) });
  }

  /** Sends exactly this body, which need not be JSON. */
  async send<Body = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: SendOptions = {},
  ): Promise<OperationAnswer<Body>> {
    const answer = await this.visitor.ask({
      method,
      path: `${BASE}${path}`,
      headers: {
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(this.company === null ? {} : { 'X-Company': this.company }),
        ...(this.address === null ? {} : { 'X-Forwarded-For': this.address }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const isJson = /^application\/(problem\+)?json/.test(answer.headers['content-type'] ?? '');
    const read = isJson ? JSON.parse(answer.body) : answer.bytes;
    const { status, headers: answered } = answer;
    (await judgeOf(this.visitor)).judge({ method, path, status, headers: answered, body: read });
    return { status, headers: answered, body: read as Body };
  }
}
