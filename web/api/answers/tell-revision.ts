import type { Context } from 'hono';
import type { ApiEnvironment } from '../api-environment';

/** Says in `ETag` which number somebody has read who then edits with `If-Match`. Source: docs/rules.md 10.8. */
export function tellRevision(context: Context<ApiEnvironment>, revision: number): void {
  context.header('ETag', `"${revision}"`);
}
