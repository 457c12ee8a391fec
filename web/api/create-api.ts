import type { Services } from '@aval/application/services';
import { type Context, Hono } from 'hono';
import { answerKept } from './answers/answer-kept';
import { answerProblem } from './answers/answer-problem';
import { Problem } from './answers/problem';
import { tellDeprecation } from './answers/tell-deprecation';
import type { ApiEnvironment } from './api-environment';
import { apiDocument, DOCUMENT_LANGUAGE } from './document';
import { API_OPERATIONS } from './operations';
import { type Asked, type Operation, publicOperation } from './operations/operation';
import { countAsked, passGuard } from './operations/pass-guard';
import { readOperation } from './operations/read-operation';
import { shareWithOrigins } from './operations/share-with-origins';
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
  for (const [path, operations] of byPath([...API_OPERATIONS, DOCUMENT])) {
    const allowed = operations.flatMap(methodsOf).join(', ');
    const refuseMethod = async (context: Context<ApiEnvironment>) => {
      await countAsked(context);
      throw new Problem('method_not_allowed', { headers: { Allow: allowed } });
    };
    for (const operation of operations) {
      const method = operation.method.toUpperCase();
      // Hono serves HEAD with GET, without the body.
      api.on(method, path, (context) =>
        context.req.method === method || mayShowHead(context, operation)
          ? answer(context, operation)
          : refuseMethod(context),
      );
    }
    api.all(path, refuseMethod);
  }
  return all;
}

/** A whole list is an export, which is recorded. */
const WHOLE = 'true';

function methodsOf({ method, leavesRecord }: Operation): string[] {
  return method === 'get' && !leavesRecord ? ['GET', 'HEAD'] : [method.toUpperCase()];
}

/**
 * Whether the headers are answered alone. Where reading leaves an access record they are not: the record would tell of
 * something that was not shown, and without one anybody could try unseen which patients there are. Source:
 * docs/rules.md 10.21.
 */
function mayShowHead({ req }: Context<ApiEnvironment>, operation: Operation): boolean {
  return req.method === 'HEAD' && methodsOf(operation).includes('HEAD') && req.query('all') !== WHOLE;
}

/** Seconds to keep the document, like other data that hardly changes. Source: docs/rules.md 10.7. */
const DOCUMENT_SECONDS = 300;

/**
 * The document of all operations, which does not list itself: in the language that is asked for, and in English where none
 * is, so that generated clients stay the same. Source: docs/rules.md 10.3.
 */
const DOCUMENT = publicOperation({
  method: 'get',
  path: '/openapi.json',
  tag: 'Document',
  operationId: 'getDocument',
  summary: 'Get this document',
  answer: { status: 200, description: 'OpenAPI 3.1' },
  async handle({ context }) {
    const language = languageOfRequest(context.req.header('accept-language'), DOCUMENT_LANGUAGE);
    return answerKept(context, apiDocument(language), DOCUMENT_SECONDS, language);
  },
});

async function answer(context: Context<ApiEnvironment>, operation: Operation): Promise<Response> {
  context.env.outgoing.locals.matched = { address: `${API_BASE}${operation.path}` };
  tellDeprecation(context, operation);
  const known = await passGuard(context, operation.guard);
  const asked = await readOperation(context, operation, known);
  const found = await operation.handle({ ...asked, ...known } as Asked<never, never, never>);
  if (found instanceof Response) return found;
  const { status, schema, keptSeconds, locatedAt, inLanguage } = operation.answer;
  if (!schema || status === 204) return context.body(null, 204);
  const said = schema.parse(found) as Readonly<Record<string, unknown>>;
  if (inLanguage) context.header('Content-Language', context.var.language);
  if (locatedAt) context.header('Location', `${API_BASE}${placed(locatedAt, said)}`);
  return keptSeconds === undefined ? context.json(said, status) : answerKept(context, said, keptSeconds);
}

/** Fills a path with the fields of an answer. */
function placed(path: string, said: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(said[name])));
}

/** Groups operations by path in the router's notation: `/drugs/:id`. */
function byPath(operations: readonly Operation[]): Map<string, Operation[]> {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    paths.set(path, [...(paths.get(path) ?? []), operation]);
  }
  return paths;
}
