import type { Context } from 'hono';
import type { ApiEnvironment } from '../api-environment';

/** Sets `ETag` to the revision that was read, for a later edit with `If-Match`. Source: docs/rules.md 10.8. */
export function tellRevision(context: Context<ApiEnvironment>, revision: number | string): void {
  context.header('ETag', `"${revision}"`);
}
