import { createHash } from 'node:crypto';
import type { Language } from '@aval/i18n/languages';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../api-environment';

/**
 * Answers data that hardly ever changes: the client keeps it for a while, and revalidates it afterwards. What is said in
 * a language is kept for that language. Source: docs/rules.md 10.7.
 */
export function answerKept(
  context: Context<ApiEnvironment>,
  said: object,
  seconds: number,
  language?: Language,
): Response {
  const text = JSON.stringify(said);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  // Private, since answers differ by role: no cache may share them between users.
  const headers = {
    'Cache-Control': `private, max-age=${seconds}`,
    Vary: language ? 'Authorization, Accept-Language' : 'Authorization',
    ETag: tag,
    ...(language ? { 'Content-Language': language } : {}),
  };
  if (knownTags(context).has(tag)) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, 'Content-Type': 'application/json' });
}

/** Compressing proxies mark the tag as weak. */
function knownTags({ req }: Context<ApiEnvironment>): ReadonlySet<string> {
  const named = req.header('if-none-match')?.split(',') ?? [];
  return new Set(named.map((tag) => tag.trim().replace(/^W\//, '')));
}
