import type { Services } from '../services';

/** When a command happens: now, but in the story, which alone may say when. */
export function occurrence(services: Services, occurredAt: string | undefined, now: Date): Date {
  if (occurredAt === undefined) return now;
  if (!services.allowOccurredAt) throw new RangeError('only while a story is played a command says when it happened');
  return new Date(occurredAt);
}
