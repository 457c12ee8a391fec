import type { DemandCommandType } from '../demand/lifecycle/commands';
import type { DisplayStatus } from '../demand/vocabulary';

/** What a company can have itself told of by a webhook. Source: docs/rules.md 13.2. */
export const WEBHOOK_EVENTS = [
  'demand.submitted',
  'demand.decided',
  'demand.information_requested',
  'demand.continued',
  'demand.finished',
  'demand.decision_undone',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by hand alone, to see whether an address hears. */
export const WEBHOOK_TEST = 'webhook.test';

/** What a delivery may be of. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

/** A status in which the doctor's side has an answer: undone, whoever heard of it has to hear that, too. */
const ANSWERED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'sended_accepted',
  'sended_denied',
  'pending_missing_info',
]);

/** The event of an accepted command, from the status before it to the one after; null for what no webhook tells of. Source: docs/rules.md 13.2. */
export function webhookEventOf(
  command: DemandCommandType,
  before: DisplayStatus,
  after: DisplayStatus,
): WebhookEvent | null {
  switch (command) {
    case 'submit':
    case 'resubmit':
      return 'demand.submitted';
    case 'continue':
      return 'demand.continued';
    case 'decide':
      if (!ANSWERED.has(after)) return null;
      return after === 'pending_missing_info' ? 'demand.information_requested' : 'demand.decided';
    case 'cancel':
    case 'finish':
      return 'demand.finished';
    case 'rollback':
      return ANSWERED.has(before) ? 'demand.decision_undone' : null;
    default:
      return null;
  }
}

/** What a program is told: which demand, how it stands, and since when. Nothing clinical and nothing of the patient. */
export interface DemandEventData {
  demandId: string;
  reference: string;
  status: DisplayStatus;
  /** Raised with each action of the demand: of two events, the one with the higher number came later. */
  sequence: number;
}

/** A body as it is sent. Source: docs/rules.md 13.3. */
export interface WebhookMessage {
  /** The same for each try, each address and each redelivery. */
  id: string;
  type: DeliveredEvent;
  /** ISO instant of the action. */
  timestamp: string;
  /** Of whom it tells, by its subdomain. */
  company: string;
  /** Of a test it is empty. */
  data: DemandEventData | Record<string, never>;
}
