import type { Actor } from '@aval/domain/access/actor';
import { contentHash } from '../../engine/content-hash';

/** Content sent to be saved, and the number that its sender has read. */
export interface SentSave {
  from: number;
  sent: unknown;
}

interface LastSave {
  savedById: number | null;
  savedFrom: number | null;
  savedTo: number | null;
  savedSha256: string | null;
}

/** Returns the columns of a working copy by which its last save is recognized when repeated. */
export function rememberedSave({ userId }: Actor, { from, sent }: SentSave, to: number): LastSave {
  return { savedById: userId, savedFrom: from, savedTo: to, savedSha256: contentHash(sent) };
}

/**
 * Tells whether a save repeats the last one because its answer was lost: same user, same number, same content, and the
 * result of the first still stands. Any other save with an older number has not read the stored copy. Source:
 * docs/rules.md 5.17.
 */
export function isRepeatedSave(copy: LastSave, stands: number, { userId }: Actor, { from, sent }: SentSave): boolean {
  const isLast = copy.savedById === userId && copy.savedTo === stands && copy.savedFrom === from;
  return isLast && copy.savedSha256 === contentHash(sent);
}
