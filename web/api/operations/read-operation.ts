import { message } from '@aval/domain/validation/fields/message';
import type { Context } from 'hono';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';
import { LARGEST_ANONYMOUS_BODY, LARGEST_BODY, readBody } from '../requests/read-body';
import { readLargeBody } from '../requests/read-large-body';
import { announcesFile } from '../requests/receive-form-file';
import { type Asked, type Known, NOTHING, type Operation } from './operation';

/**
 * Parses the input by the operation's schemas: an impossible id is not found, an unknown parameter makes the address
 * malformed, and body errors are reported by field.
 */
export async function readOperation(
  context: Context<ApiEnvironment>,
  operation: Operation,
  known: Partial<Known>,
): Promise<Asked<unknown, unknown, unknown>> {
  const { services, language } = context.var;
  const params = (operation.params ?? NOTHING).safeParse(context.req.param());
  if (!params.success) throw new Problem('not_found');
  const isOutOfSight = async () =>
    known.session && operation.isInSight && !(await operation.isInSight(services, known.session.actor, params.data));
  // The handler reads the file and finds the form's errors then.
  if (operation.takesFile && (await isOutOfSight())) throw new Problem('not_found');
  try {
    return { services, language, context, params: params.data, ...(await readRest(context, operation, known)) };
  } catch (problem) {
    if (await isOutOfSight()) throw new Problem('not_found');
    throw problem;
  }
}

async function readRest(
  context: Context<ApiEnvironment>,
  operation: Operation,
  known: Partial<Known>,
): Promise<{ query: unknown; body: unknown }> {
  const query = (operation.query ?? NOTHING).safeParse(queryOf(context), WITH_INPUT);
  if (!query.success) {
    const issues = issuesOf(query.error);
    const name = issues.map(({ path }) => path).join(', ');
    throw new Problem('unknown_parameter', { issues, params: { name } });
  }
  if (operation.takesFile) announcesFile(context);
  refuseIdlePrecondition(context, operation);
  const schema = known.session ? operation.body : (operation.anonymousBody ?? operation.body);
  const sent = schema ? await sentBody(context, operation, known) : undefined;
  const body = schema
    ? schema.safeParse(sent === undefined ? nothingOf(schema) : sent, WITH_INPUT)
    : { success: true as const, data: {} };
  if (!body.success) throw new Problem('invalid', { issues: issuesOf(body.error) });
  return { query: query.data, body: body.data };
}

/** Refuses `If-Match` where no revision applies, so that it does not seem to have been checked. */
function refuseIdlePrecondition({ req }: Context<ApiEnvironment>, { method, headers }: Operation): void {
  const isRead = method === 'get' || (headers !== undefined && 'If-Match' in headers.shape);
  if (!isRead && req.header('if-match') !== undefined) refuseHeader('If-Match', 'idle_header');
}

function sentBody(context: Context<ApiEnvironment>, { guard, largestBody }: Operation, { session }: Partial<Known>) {
  if (largestBody !== undefined) return readLargeBody(context, largestBody, session?.user.id);
  return readBody(context, guard === 'everybody' ? LARGEST_ANONYMOUS_BODY : LARGEST_BODY);
}

/**
 * Returns the value of an absent body: an object without fields when all are optional; a missing list stays missing.
 */
function nothingOf(schema: z.ZodType): object | undefined {
  return schema instanceof z.ZodArray ? undefined : {};
}

/** Reports the input, which tells a missing value from one of another type. */
const WITH_INPUT = { reportInput: true };

/** A repeated parameter is kept as a list, which no schema accepts. */
function queryOf({ req }: Context<ApiEnvironment>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(req.queries()).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** Limit of reported errors; nobody filling in a form makes that many. */
const MOST_ISSUES = 50;

/** Returns the errors in the product's words; those of a domain schema keep their own. */
function issuesOf({ issues }: Pick<z.ZodError, 'issues'>): { path: string; message: string }[] {
  const first = issues.slice(0, MOST_ISSUES).flatMap((issue) => {
    const at = issue.path.map(String);
    if (isMissing(issue)) return [{ path: at.join('.'), message: message('required') }];
    const meant = issue.code === 'invalid_union' ? meantForm(issue.errors) : undefined;
    if (meant) {
      return issuesOf({ issues: meant }).map(({ path, message }) => ({ path: joined(at, path), message }));
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MOST_ISSUES)
        .map((key) => ({ path: [...at, key].join('.'), message: 'api:issue.unknown' }));
    }
    return [{ path: at.join('.'), message: issue.code === 'custom' ? issue.message : `api:issue.${issue.code}` }];
  });
  return first.slice(0, MOST_ISSUES);
}

/** Whether the value is missing, whatever its type. */
function isMissing({ code, input }: z.core.$ZodIssue): boolean {
  return input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}

/** Returns the errors of the best-matching form of a union, or undefined when two match equally well. */
function meantForm(forms: z.core.$ZodIssueInvalidUnion['errors']): z.core.$ZodIssue[] | undefined {
  const [nearest, next] = forms.toSorted((one, other) => one.length - other.length);
  return next && nearest && nearest.length < next.length ? nearest : undefined;
}

function joined(at: readonly string[], path: string): string {
  return [...at, ...(path === '' ? [] : [path])].join('.');
}
