import type { DuplicationRefusal } from '@aval/application/demands/filing/duplicate-demand';
import type { EarlierFate } from '@aval/application/engine/outcomes';
import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import type { SubmissionResult } from '@conform-to/react';

/** What a dialog is told when its command was not simply done; then the page itself is the answer. */
export type CommandReply =
  /** What is wrong with its fields, as conform shows it. */
  | { status: 'invalid'; result: SubmissionResult }
  | { status: 'refused'; refusal: Refusal; nextCommandId: string }
  | { status: 'stale'; nextCommandId: string }
  /** Nobody knows or nothing happened: the same id again does it once. */
  | { status: 'unavailable' | 'unknown' }
  /** The browser could not reach the server, or got no answer of ours. */
  | { status: 'offline' }
  /** Nothing happened; after signing in, or meeting what is owed, in another tab, the same id again does it once. */
  | { status: 'signed_out' | 'obliged' }
  /** Edited after an attempt whose fate was not known; this is its fate. */
  | { status: 'edited'; earlier: EarlierStatus; nextCommandId: string }
  | { status: 'faulty'; nextCommandId: string }
  /** The demand is out of its sender's sight by now, or its draft was deleted: nothing is left to do but to copy what was typed. */
  | { status: 'not_found' }
  /** A draft that was to be deleted has been sent. */
  | { status: 'closed' }
  | { status: 'not_duplicated'; refusal: DuplicationRefusal };

export type EarlierStatus = EarlierFate['status'];

/** Nothing has to be changed: the same goes once more. Source: docs/rules.md 9.9. */
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
