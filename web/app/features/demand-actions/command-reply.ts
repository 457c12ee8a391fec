import type { DuplicationRefusal } from '@aval/application/demands/filing/duplicate-demand';
import type { EarlierFate } from '@aval/application/engine/outcomes';
import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import type { SubmissionResult } from '@conform-to/react';

/** Reply to a command that was not simply done; success redirects instead. */
export type CommandReply =
  /** Field errors in conform's format. */
  | { status: 'invalid'; result: SubmissionResult }
  | { status: 'refused'; refusal: Refusal; nextCommandId: string }
  | { status: 'stale'; nextCommandId: string }
  /** The wizard has unsent changes of the demand, which an answer by itself must not send or lose. */
  | { status: 'conflict'; nextCommandId: string }
  /** The outcome is unknown or nothing happened; repeating the same command id runs it at most once. */
  | { status: 'unavailable' | 'unknown' }
  /** The browser did not reach the server, or the response was not ours. */
  | { status: 'offline' }
  /**
   * Nothing happened; after signing in or meeting an obligation in another tab, repeating the same command id runs it
   * once.
   */
  | { status: 'signed_out' | 'obliged' }
  /** The input was edited after an attempt with an unknown outcome; `earlier` is the outcome of that attempt. */
  | { status: 'edited'; earlier: EarlierStatus; nextCommandId: string }
  | { status: 'faulty'; nextCommandId: string }
  /** The demand is not visible to the sender any more, or its draft was deleted; the input can only be copied. */
  | { status: 'not_found' }
  /** The draft to be deleted has been submitted. */
  | { status: 'closed' }
  | { status: 'not_duplicated'; refusal: DuplicationRefusal };

export type EarlierStatus = EarlierFate['status'];

/** Returns whether the same command can be repeated unchanged. Source: docs/rules.md 9.9. */
export function isRetried(reply: CommandReply | undefined): boolean {
  return reply !== undefined && RETRIED.has(reply.status);
}

const RETRIED: ReadonlySet<CommandReply['status']> = new Set([
  'unavailable',
  'unknown',
  'offline',
  'signed_out',
  'obliged',
] as const);
