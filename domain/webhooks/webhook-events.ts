import type { DemandCommandType } from '../demand/lifecycle/commands';
import type { DisplayStatus } from '../demand/vocabulary';

/** Events that a webhook can subscribe to. Source: docs/rules.md 13.2. */
export const WEBHOOK_EVENTS = [
  'demand.submitted',
  'demand.decided',
  'demand.information_requested',
  'demand.continued',
  'demand.finished',
  'demand.decision_undone',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event that is only sent manually, to test an address. */
export const WEBHOOK_TEST = 'webhook.test';

/** Events that a delivery can have. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

/** Statuses in which the doctor's side has an answer; undoing one is an event, so that receivers are informed. */
const ANSWERED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'sended_accepted',
  'sended_denied',
  'pending_missing_info',
]);

/**
 * Returns the event of an accepted command, by the status before and after it; null when webhooks get none.
 * Source: docs/rules.md 13.2.
 */
export function webhookEventOf(
  command: DemandCommandType,
  before: DisplayStatus,
  after: DisplayStatus,
): WebhookEvent | null {
  const event = EVENTS[command];
  return typeof event === 'function' ? event(before, after) : event;
}

type EventByStatus = (before: DisplayStatus, after: DisplayStatus) => WebhookEvent | null;

/** Null for a command that webhooks are never told of. */
const EVENTS: Readonly<Record<DemandCommandType, WebhookEvent | EventByStatus | null>> = {
  submit: 'demand.submitted',
  resubmit: 'demand.submitted',
  continue: 'demand.continued',
  change_dates: null,
  save_administrative: null,
  increase_cycles: null,
  decide: (_, after) => {
    if (!ANSWERED.has(after)) return null;
    return after === 'pending_missing_info' ? 'demand.information_requested' : 'demand.decided';
  },
  comment: null,
  upload: null,
  cancel: 'demand.finished',
  finish: 'demand.finished',
  rollback: (before) => (ANSWERED.has(before) ? 'demand.decision_undone' : null),
  take_over: null,
  cycle_ended: null,
  return_to_manager: null,
};

/** Data for API clients: the demand, its status and its sequence. No clinical and no patient data. */
export interface DemandEventData {
  demandId: string;
  reference: string;
  status: DisplayStatus;
  /** Raised with each action of the demand: of two events, the one with the higher number came later. */
  sequence: number;
}

/** Message body. Source: docs/rules.md 13.3. */
export interface WebhookMessage<Event extends DeliveredEvent = DeliveredEvent> {
  /** Id of the event, the same for each try, each address and each redelivery. */
  id: string;
  type: Event;
  /** ISO instant of the action. */
  timestamp: string;
  /** Subdomain of the company that the event belongs to. */
  company: string;
  /** Empty for a test. */
  data: Event extends typeof WEBHOOK_TEST ? Record<string, never> : DemandEventData;
}
