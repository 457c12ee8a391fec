import { createHash } from 'node:crypto';
import { listDrugs } from '@aval/application/catalogues/list-drugs';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { foundOptions } from '../../../../features/wizard/steps/found-options';
import { requirePermission } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

/**
 * Complete drug catalogue, which browsers cache and revalidate, so that a drug hidden meanwhile disappears with the
 * next request.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'lookups.read');
  const isLifetime = new URL(request.url).searchParams.has('lifetime');
  const body = JSON.stringify(foundOptions(await listDrugs(getServices(), { isLifetime })));
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'Cache-Control': 'private, no-cache', ETag: tag, Vary: 'Cookie' };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === tag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}
