import type { Services } from '../services';

/** Returns the moment of a command: now, except in the story, which alone may set it. Throws RangeError elsewhere. */
export function occurrence(services: Services, occurredAt: string | undefined, now: Date): Date {
  if (occurredAt === undefined) return now;
  if (!services.allowOccurredAt) throw new RangeError('only while a story is played a command says when it happened');
  return new Date(occurredAt);
}
