import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
/** ASCII is a part of it. */
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Refuses what is no body of this type in UTF-8, or larger than it may be, by its head and before any of it is read. What is compressed is not unpacked: a
 * small body may become a very large one. Source: docs/rules.md 10.6.
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
