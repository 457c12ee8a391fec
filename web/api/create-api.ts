import type { Services } from '@aval/application/services';
import { type Context, Hono } from 'hono';
import { answerKept } from './answers/answer-kept';
import { answerProblem } from './answers/answer-problem';
import { Problem } from './answers/problem';
import type { ApiEnvironment } from './api-environment';
import { CALLS } from './calls';
import { type Asked, type Call, publicCall } from './calls/call';
import { countAsked, passGuard } from './calls/pass-guard';
import { readCall } from './calls/read-call';
import { shareWithOrigins } from './calls/share-with-origins';
import { apiDocument } from './document';
import { languageOfRequest } from './requests/language-of-request';

export const API_BASE = '/api/v1';

/** Creates version 1 of the API. All work is done by the use cases of the pages. Source: docs/rules.md section 10. */
export function createApi(services: Services): Hono<ApiEnvironment> {
  const all = new Hono<ApiEnvironment>();
  all.onError(answerProblem);
  // Answers the error here: Hono would add no CORS headers to an error thrown without a route.
  all.notFound((context) =>
    countAsked(context).then(
      () => answerProblem(new Problem('not_found'), context),
      (problem: Error) => answerProblem(problem, context),
    ),
  );
  all.use(async (context, next) => {
    context.set('services', services);
    context.set('language', languageOfRequest(context.req.header('accept-language')));
    await next();
  });
  all.use(shareWithOrigins);
  const api = all.basePath(API_BASE);
  for (const [path, calls] of byPath([...CALLS, DOCUMENT])) {
    const allowed = calls.map(({ method }) => method.toUpperCase()).join(', ');
    const refuseMethod = async (context: Context<ApiEnvironment>) => {
      await countAsked(context);
      throw new Problem('method_not_allowed', { headers: { Allow: allowed } });
    };
    for (const call of calls) {
      const method = call.method.toUpperCase();
      // Hono serves HEAD with GET: a request for headers alone would be recorded as access to the object.
      api.on(method, path, (context) =>
        context.req.method === method ? answer(context, call) : refuseMethod(context),
      );
    }
    api.all(path, refuseMethod);
  }
  return all;
}

/** Seconds to keep the document, like other data that hardly changes. Source: docs/rules.md 10.7. */
const DOCUMENT_SECONDS = 300;

/** The document of all operations, which does not list itself. */
const DOCUMENT = publicCall({
  method: 'get',
  path: '/openapi.json',
  tag: 'Document',
  operationId: 'getDocument',
  summary: 'Get this document',
  answer: { status: 200, description: 'OpenAPI 3.1' },
  handle: async ({ context }) => answerKept(context, apiDocument(), DOCUMENT_SECONDS),
});

async function answer(context: Context<ApiEnvironment>, call: Call): Promise<Response> {
  context.env.outgoing.locals.matched = { address: `${API_BASE}${call.path}` };
  const known = await passGuard(context, call.guard);
  const asked = await readCall(context, call, known);
  const found = await call.handle({ ...asked, ...known } as Asked<never, never, never>);
  if (found instanceof Response) return found;
  const { status, schema, keptSeconds } = call.answer;
  if (!schema || status === 204) return context.body(null, 204);
  const said = schema.parse(found) as object;
  return keptSeconds === undefined ? context.json(said, status) : answerKept(context, said, keptSeconds);
}

/** Groups operations by path in the router's notation: `/drugs/:id`. */
function byPath(calls: readonly Call[]): Map<string, Call[]> {
  const paths = new Map<string, Call[]>();
  for (const call of calls) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    paths.set(path, [...(paths.get(path) ?? []), call]);
  }
  return paths;
}
