import { isDatabaseAway } from '@aval/application/health/is-database-away';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { translateMessage } from '@aval/i18n/message';
import { namespacesOf } from '@aval/i18n/namespaces-of';
import { describeError } from '@aval/platform/describe-error';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../api-environment';
import { fieldCodeOf, issueCodeOf } from './issue-codes';
import { Problem, type ProblemDetails, typeOf } from './problem';

const OBLIGATIONS: ReadonlySet<string> = new Set(['PASSWORDEXPIRED', 'REQUIRERESETPASSWORD', 'REQUIREACCEPTTERMS']);

/** Messages of the pages that mention a page, with their wording for API clients. */
const FOR_API_CLIENTS: Readonly<Record<string, string>> = {
  'validation:locked': 'api:issue.locked',
  'errors:refusal.content_locked': 'api:problem.content_locked',
  'errors:refusal.stale': 'api:problem.stale',
  'errors:refusal.wrong_status': 'api:problem.refused',
};

/** Answers any thrown error. Unexpected errors are logged and answered without details. */
export async function answerProblem(error: Error, context: Context<ApiEnvironment>): Promise<Response> {
  const problem = problemOf(error);
  const { incoming, outgoing } = context.env;
  // A client that disconnects within its body caused the error itself; the request's log line says so.
  const isGivenUp = incoming.destroyed && !incoming.complete;
  if (problem.code === 'failed' && !isGivenUp) {
    const { requestId } = outgoing.locals;
    context.var.services.logger.error({ ...describeError(error), requestId }, 'operation failed');
  }
  const { status, details } = problem;
  // Removes the ETag of data that was read on the way.
  context.header('ETag', undefined);
  const { language } = context.var;
  const said = JSON.stringify(await describeProblem(problem, language));
  const type = problemType(context.req.header('accept'));
  const headers = { ...details.headers, 'Content-Type': type, 'Content-Language': language };
  return context.body(said, { status, headers });
}

/** Media type of problems. Source: RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/**
 * Returns the media type of a problem: plain JSON for a client that asks for that by name, as all were answered before
 * and some look at. Source: docs/rules.md 10.1, decision 37.
 */
export function problemType(accept = ''): string {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';', 1)[0]?.trim());
  return named.includes('application/json') && !named.includes(PROBLEM_TYPE) ? 'application/json' : PROBLEM_TYPE;
}

/** Describes a problem as documented. */
export async function describeProblem({ code, status, details }: Problem, language: Language) {
  const said = forApiClients(messageOf(code, details));
  const issues = details.issues?.map(({ path, message }) => ({ path, message: forApiClients(message) }));
  const title = `api:title.${code}`;
  const used = [said, title, ...(issues ?? []).map(({ message }) => message)];
  const { t } = await createI18n(language, namespacesOf(used));
  const message = OBLIGATIONS.has(code) ? code : translateMessage(t, said, details.params);
  const errors = issues && byPath(issues, (text) => translateMessage(t, text));
  const errorCodes = issues && byPath(issues, fieldCodeOf);
  const { refusal, ids, changed } = details;
  return {
    type: typeOf(code),
    title: translateMessage(t, title),
    status,
    message,
    code,
    ...(refusal ? { refusal } : {}),
    ...(ids ? { ids } : {}),
    ...(changed ? { changed } : {}),
    ...(errors ? { errors } : {}),
    ...(errorCodes ? { errorCodes } : {}),
    ...(issues ? { issues: issuesOf(issues, (text) => translateMessage(t, text)) } : {}),
  };
}

/** Describes wrong fields outside a problem, in the same words. */
export async function describeIssues(wrong: NonNullable<ProblemDetails['issues']>, language: Language) {
  const issues = wrong.map(({ path, message }) => ({ path, message: forApiClients(message) }));
  const { t } = await createI18n(language, namespacesOf(issues.map(({ message }) => message)));
  return issuesOf(issues, (text) => translateMessage(t, text));
}

/** Returns each error with its code, once: two checks of one field may report the same. */
function issuesOf(issues: NonNullable<ProblemDetails['issues']>, say: (text: string) => string) {
  const told = new Map(
    issues.map(({ path, message }) => [JSON.stringify([path, message]), { path, message }] as const),
  );
  return [...told.values()].map(({ path, message }) => ({ path, code: issueCodeOf(message), message: say(message) }));
}

function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  return new Problem(isDatabaseAway(error) ? 'unavailable' : 'failed');
}

function forApiClients(message: string): string {
  return FOR_API_CLIENTS[message] ?? message;
}

function messageOf(code: Problem['code'], { message, refusal }: ProblemDetails): string {
  if (message) return message;
  return refusal ? `errors:refusal.${refusal}` : `api:problem.${code}`;
}

function byPath<Said extends string>(
  issues: NonNullable<ProblemDetails['issues']>,
  say: (text: string) => Said,
): Record<string, Said[]> {
  // A map, since clients may name a field `constructor`.
  const errors = new Map<string, Said[]>();
  for (const { path, message } of issues) errors.set(path, [...(errors.get(path) ?? []), say(message)]);
  // Two checks of one field may report the same error.
  return Object.fromEntries([...errors].map(([path, messages]) => [path, [...new Set(messages)]]));
}
