import { STORY_PASSWORD } from '@aval/story/people';
import type { Answer, WebVisitor } from './web-visitor';

interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer<Body = unknown> {
  status: number;
  headers: Answer['headers'];
  body: Body;
}

/** A program that calls the API at one host: it keeps no cookie, only its token. */
export class Program {
  token: string | null = null;
  /** What it sends as X-Company. */
  company: string | null = null;

  constructor(private readonly visitor: WebVisitor) {}

  async signIn(email: string, password = STORY_PASSWORD): Promise<this> {
    const { status, body } = await this.call<{ token: string }>('POST', '/auth/login', { body: { email, password } });
    if (status !== 200) throw new Error(`${email} could not sign in by the API: ${status}`);
    this.token = body.token;
    return this;
  }

  async call<Body = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: CallOptions = {},
  ): Promise<CallAnswer<Body>> {
    const answer = await this.visitor.ask({
      method,
      path: `/api/v1${path}`,
      headers: {
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(this.company === null ? {} : { 'X-Company': this.company }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(answer.body) : answer.bytes) as Body,
    };
  }
}
