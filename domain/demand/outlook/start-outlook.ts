import type { DisplayStatus } from '../vocabulary';

/**
 * What may be said of a treatment by its planned start: that it begins or has begun, that it is planned, or the date
 * alone, of a demand with which nothing begins any more or whose treatment is over.
 */
export type StartOutlook = 'begins' | 'planned' | 'date_only';

const AUTHORIZED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'pending_continue']);
const OVER: ReadonlySet<DisplayStatus> = new Set(['sended_denied', 'canceled', 'finished']);

export function startOutlook(status: DisplayStatus): StartOutlook {
  if (AUTHORIZED.has(status)) return 'begins';
  return OVER.has(status) ? 'date_only' : 'planned';
}
