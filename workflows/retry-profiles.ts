import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { TASK_QUEUES } from './contract';

/**
 * Named profiles, so that nobody chooses time-outs by feeling. Activities throw codes: a code that can never succeed is thrown as
 * non-retryable, everything else is a passing fault. Source: docs/rules.md 4.4.
 */
export const RETRY_PROFILES = {
  /**
   * A transaction in PostgreSQL that must happen: repeated without end while the database is away, since a decision was accepted. Short
   * time-outs make a killed worker a short wait; the statement time-out of the transaction lies below `startToCloseTimeout`.
   */
  projection: {
    startToCloseTimeout: '2s',
    retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '500ms' },
  },
  /**
   * A browser prints it. Five attempts are enough for a browser that fell over; the total also bounds the wait for a documents worker that is
   * not there, so that an edition never stays "being made". Heartbeats tell within ten seconds that the worker which had it was killed.
   * Source: docs/rules.md 8.16.
   */
  document: {
    taskQueue: TASK_QUEUES.documents,
    startToCloseTimeout: '60s',
    heartbeatTimeout: '10s',
    scheduleToCloseTimeout: '15 minutes',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 5 },
  },
  /** Mail servers are away for hours; a refused address is non-retryable. */
  mail: {
    taskQueue: TASK_QUEUES.mails,
    startToCloseTimeout: '30s',
    scheduleToCloseTimeout: '3 days',
    retry: { initialInterval: '2s', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
  /** Each failure says itself when it is tried again (rule 13.5); what stands here is for a worker that was killed meanwhile. */
  webhook: {
    taskQueue: TASK_QUEUES.webhooks,
    startToCloseTimeout: '20s',
    scheduleToCloseTimeout: '3 days',
    retry: { initialInterval: '5s', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
  /** What must be written for a run to end: without haste, since something is wrong that somebody has to mend first. */
  lastWord: {
    startToCloseTimeout: '2s',
    retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  },
} satisfies Record<string, ActivityOptions>;

/**
 * Reads only, inside the workflow task: no round trip to the server. Nothing that changes anything may use it, because a local activity runs
 * before the server has recorded that the command was accepted (decision 2).
 */
export const READ_PROFILE: LocalActivityOptions = {
  startToCloseTimeout: '2s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '500ms' },
};
