import { createHash } from 'node:crypto';
import { contentHash } from '@aval/application/engine/content-hash';

/**
 * Returns the hash of all input, with files by their bytes; it tells a repetition from another request under the same
 * key. Source: docs/rules.md 10.8.
 */
export function sentHash(sent: unknown): string {
  return contentHash(withHashedFiles(sent));
}

function withHashedFiles(value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(withHashedFiles);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withHashedFiles(field)]));
}
