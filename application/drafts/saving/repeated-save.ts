import type { Actor } from '@aval/domain/access/actor';
import { contentHash } from '../../engine/content-hash';

/** Content that is sent to be saved, and the number that its sender has read. */
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

/** The columns of a copy by which its last save is known again. */
export function rememberedSave({ userId }: Actor, { from, sent }: SentSave, to: number): LastSave {
  return { savedById: userId, savedFrom: from, savedTo: to, savedSha256: contentHash(sent) };
}

/**
 * Whether a save is the last one once more, since its answer was lost: by the same person, of the same number, with the same content, and what it was
 * answered still stands. Anything else of an older number has not read what stands. Source: docs/rules.md 5.17.
 */
export function isRepeatedSave(copy: LastSave, stands: number, { userId }: Actor, { from, sent }: SentSave): boolean {
  const isLast = copy.savedById === userId && copy.savedTo === stands && copy.savedFrom === from;
  return isLast && copy.savedSha256 === contentHash(sent);
}
