import type { DisplayStatus } from '../vocabulary';

/**
 * Wording for the planned start of a treatment: `begins`: it begins or has begun; `planned`: it is planned;
 * `date_only`: the demand is denied or over, so only the date is shown.
 */
export type StartOutlook = 'begins' | 'planned' | 'date_only';

const AUTHORIZED: ReadonlySet<DisplayStatus> = new Set(['sended_accepted', 'pending_continue']);
const OVER: ReadonlySet<DisplayStatus> = new Set(['sended_denied', 'canceled', 'finished']);

export function startOutlook(status: DisplayStatus): StartOutlook {
  if (AUTHORIZED.has(status)) return 'begins';
  return OVER.has(status) ? 'date_only' : 'planned';
}
