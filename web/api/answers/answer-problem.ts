import { isDatabaseAway } from '@aval/application/health/is-database-away';
import { parseMessage } from '@aval/domain/validation/fields/message';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { translateMessage } from '@aval/i18n/message';
import { namespacesOf } from '@aval/i18n/namespaces-of';
import { describeError } from '@aval/platform/describe-error';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../api-environment';
import { FILE_CODE_OF } from './file-codes';
import { type FIELD_CODES, Problem, type ProblemDetails } from './problem';

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
  return context.json(await describeProblem(problem, context.var.language), { status, headers: details.headers ?? {} });
}

/** Describes a problem as documented. */
export async function describeProblem({ code, details }: Problem, language: Language) {
  const said = forApiClients(messageOf(code, details));
  const issues = details.issues?.map(({ path, message }) => ({ path, message: forApiClients(message) }));
  const { t } = await createI18n(language, namespacesOf([said, ...(issues ?? []).map(({ message }) => message)]));
  const message = OBLIGATIONS.has(code) ? code : translateMessage(t, said, details.params);
  const errors = issues && byPath(issues, (text) => translateMessage(t, text));
  const errorCodes = issues && byPath(issues, fieldCodeOf);
  const { refusal, ids, changed } = details;
  return {
    message,
    code,
    ...(refusal ? { refusal } : {}),
    ...(ids ? { ids } : {}),
    ...(changed ? { changed } : {}),
    ...(errors ? { errors } : {}),
    ...(errorCodes ? { errorCodes } : {}),
  };
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

/** Codes of messages that say more than that a value is invalid; all other messages only help in words. */
const FIELD_CODE_OF: Readonly<Record<string, (typeof FIELD_CODES)[number]>> = {
  ...Object.fromEntries(
    [
      'validation:nameTaken',
      'validation:codeTaken',
      'validation:emailTaken',
      'validation:hostTaken',
      'validation:subdomainTaken',
      'validation:prefixTaken',
      'validation:emailRegistered',
      'validation:emailOfUser',
      'validation:emailInvited',
      'wizard:patient.cardTaken',
      'wizard:patient.nationalIdTaken',
    ].map((message) => [message, 'taken' as const]),
  ),
  'validation:required': 'required',
  'api:issue.unknown': 'unknown',
  'api:issue.locked': 'locked',
  'validation:lockedPast': 'locked',
  ...FILE_CODE_OF,
};

function fieldCodeOf(text: string): (typeof FIELD_CODES)[number] {
  return FIELD_CODE_OF[parseMessage(text).key] ?? 'invalid';
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
