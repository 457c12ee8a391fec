import type { Context } from 'hono';
import { REFERENCE_CHANGES_PATH } from '../../app/features/api-reference/reference-address';
import type { ApiEnvironment } from '../api-environment';
import type { Operation } from '../operations/operation';

/**
 * Tells in the answer's headers that something of the request or of the answer is deprecated, since when, until when,
 * and where more is said: of several the earliest days. Source: docs/rules.md 10.26, RFC 9745, RFC 8594.
 */
export function tellDeprecation(context: Context<ApiEnvironment>, { deprecated = [] }: Operation): void {
  const concerned = deprecated.filter(
    ({ parameters }) => !parameters || parameters.some((name) => context.req.query(name) !== undefined),
  );
  const [since] = concerned.map((each) => each.since).sort();
  if (since === undefined) return;
  const [until] = concerned.flatMap((each) => each.until ?? []).sort();
  context.header('Deprecation', `@${Date.parse(since) / 1000}`);
  if (until) context.header('Sunset', new Date(until).toUTCString());
  context.header('Link', `<${REFERENCE_CHANGES_PATH}>; rel="deprecation"; type="text/html"`);
}
