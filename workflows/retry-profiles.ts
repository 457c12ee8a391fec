import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { TASK_QUEUES } from './contract';

/**
 * Named retry profiles, so that timeouts are chosen once. Activities throw codes: a code that can never succeed is
 * thrown as non-retryable, and everything else is a temporary fault. Source: docs/rules.md 4.4.
 */
export const RETRY_PROFILES = {
  /**
   * A transaction in PostgreSQL that must happen: retried without end while the database is away, since the decision
   * was accepted. Short timeouts make a killed worker a short wait; the statement timeout of the transaction is below
   * `startToCloseTimeout`.
   */
  projection: {
    startToCloseTimeout: '2s',
    retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '500ms' },
  },
  /**
   * Rendering in a browser. Five attempts suffice for a crashed browser; the total also bounds the wait for a missing
   * documents worker, so that a PDF rendition never stays "being made". Heartbeats reveal a killed worker within ten
   * seconds. Source: docs/rules.md 8.16.
   */
  document: {
    taskQueue: TASK_QUEUES.documents,
    startToCloseTimeout: '60s',
    heartbeatTimeout: '10s',
    scheduleToCloseTimeout: '15 minutes',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 5 },
  },
  /** Mail servers can be away for hours; a refused address is non-retryable. */
  mail: {
    taskQueue: TASK_QUEUES.mails,
    startToCloseTimeout: '30s',
    scheduleToCloseTimeout: '3 days',
    retry: { initialInterval: '2s', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
  /**
   * Each failure carries its own retry delay (rule 13.5), and the total leaves room for the longest ones that receivers
   * may ask for; the values here apply when a worker was killed meanwhile.
   */
  webhook: {
    taskQueue: TASK_QUEUES.webhooks,
    startToCloseTimeout: '20s',
    scheduleToCloseTimeout: '4 days',
    retry: { initialInterval: '5s', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
  /** The last write before a run may end: slow retries, since the cause needs repair first. */
  lastWord: {
    startToCloseTimeout: '2s',
    retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
} satisfies Record<string, ActivityOptions>;

/**
 * Reads within the workflow task, without a round trip to the server. Never for writes, because a local activity runs
 * before the server has recorded that the command was accepted (decision 2).
 */
export const READ_PROFILE: LocalActivityOptions = {
  startToCloseTimeout: '2s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '500ms' },
};
