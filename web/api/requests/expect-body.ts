import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
/** ASCII is a subset of UTF-8. */
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Refuses a body of another type or encoding, or above the limit, by its headers and before reading it. Compressed
 * bodies are not decompressed, since a small one may expand enormously. Source: docs/rules.md 10.6.
 */
export function expectBody({ req }: Context<ApiEnvironment>, expected: string, largest: number): void {
  if (req.header('transfer-encoding') !== undefined) throw new Problem('length_required');
  if (Number(req.header('content-length') ?? 0) > largest) throw new Problem('too_large');
  const said = req.header('content-type') ?? '';
  const type = said.split(';', 1)[0]?.trim().toLowerCase();
  const charset = CHARSET.exec(said)?.[1]?.toLowerCase() ?? 'utf-8';
  if (type !== expected || !UTF_8.has(charset)) throw new Problem('unsupported_type');
  const encoding = req.header('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw new Problem('unsupported_encoding', { headers: { 'Accept-Encoding': 'identity' } });
  }
}
