import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { PROBLEM_CODES, type ProblemCode, problemSchema } from './answers/problem';
import { CALLS } from './calls';
import type { Call, Guard } from './calls/call';
import { PROBLEM_EXAMPLES } from './examples/problem-examples';
import { exampleOf } from './schemas/example-of';
import { describeWebhooks } from './webhooks';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be read, or names what there is not.',
  401: 'Nobody has signed in with this token, or its session has ended.',
  403: 'The role may not do it, the company is not one of the own ones, or something has to be met before.',
  404: 'There is none, or it is out of sight.',
  405: 'The address does not take the method.',
  409: 'It has changed meanwhile, or does not allow it now.',
  411: 'A body without its length.',
  413: 'Too large.',
  415: 'Another content type is expected.',
  422: 'Fields are wrong, by their paths.',
  429: 'Too often: Retry-After says when again.',
  500: 'A fault of the server.',
  503: 'A part that is needed is away: Retry-After says when again.',
};

const CODES = Object.keys(PROBLEM_CODES) as ProblemCode[];

/** Whatever a call is, it may end so: each status is described once, with an answer for each of its codes. */
const PROBLEMS = Object.fromEntries(
  [...new Set(Object.values(PROBLEM_CODES))].map((status) => {
    const codes = CODES.filter((code) => PROBLEM_CODES[code] === status);
    const examples = Object.fromEntries(codes.map((code) => [code, { value: PROBLEM_EXAMPLES[code] }]));
    const content = { 'application/json': { schema: problemSchema, examples } };
    return [String(status), { id: `Problem${status}`, description: DESCRIPTIONS[status] ?? '', content }];
  }),
);

let known: ReturnType<typeof createDocument> | undefined;

/** The document of all calls, made of the schemas that judge what is sent and what is answered. Source: docs/rules.md 10.3. */
export function apiDocument() {
  known ??= createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Aval',
      version: '1',
      description: 'Requests for oncology treatments, from their filing to their end.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(CALLS.map(({ tag }) => tag)), 'Webhooks'].map((name) => ({ name })),
    paths: paths(),
    webhooks: describeWebhooks(),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  return known;
}

function paths(): ZodOpenApiPathsObject {
  const described: ZodOpenApiPathsObject = {};
  for (const call of CALLS) described[call.path] = { ...described[call.path], [call.method]: operationOf(call) };
  return described;
}

const ANYBODYS_HEADERS = z.object({
  'Accept-Language': z.string().optional().meta({ description: 'Of messages: es or en.', example: 'es' }),
});
const KNOWN_HEADERS = ANYBODYS_HEADERS.extend({
  'X-Company': z
    .string()
    .optional()
    .meta({ description: 'The subdomain of the company to work for; whoever works for one leaves it out.' }),
});

function headersOf(guard: Guard): z.ZodObject {
  return guard === 'everybody' ? ANYBODYS_HEADERS : KNOWN_HEADERS;
}

/** A form with one part. */
const FILE = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

function bodyOf({ body, strangersBody, takesFile }: Call) {
  if (takesFile) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE } } } };
  if (!body) return {};
  const schema = strangersBody ? z.union([body, strangersBody]) : body;
  return {
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
  };
}

function operationOf(call: Call) {
  const { operationId, summary, tag, guard, params, query, headers, answer } = call;
  const { status, description, schema, mediaType, keptSeconds } = answer;
  const content = schema
    ? { 'application/json': { schema, example: exampleOf(schema) } }
    : mediaType && { [mediaType]: { schema: { type: 'string' as const, format: 'binary' } } };
  return {
    operationId,
    summary,
    tags: [tag],
    security: guard === 'everybody' ? [] : [...(guard.orStranger ? [{}] : []), { bearer: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      header: headersOf(guard).extend(headers?.shape ?? {}),
    },
    ...bodyOf(call),
    responses: {
      ...PROBLEMS,
      [String(status)]: { description, ...(content ? { content } : {}) },
      ...(keptSeconds === undefined ? {} : { '304': { description: 'It is what If-None-Match names.' } }),
    },
  };
}
