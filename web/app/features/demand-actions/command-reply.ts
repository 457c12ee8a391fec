import type { DuplicationRefusal } from '@aval/application/demands/duplicate-demand';
import type { EarlierFate } from '@aval/application/engine/outcomes';
import type { Refusal } from '@aval/domain/demand/commands';

/** What a dialog is told when its command was not simply done; then the page itself is the answer. */
export type CommandReply =
  /** Messages (i18n keys) by field. */
  | { status: 'invalid'; errors: Readonly<Record<string, string>> }
  | { status: 'refused'; refusal: Refusal; nextCommandId: string }
  | { status: 'stale'; nextCommandId: string }
  /** Nobody knows or nothing happened: the same id again does it once. */
  | { status: 'unavailable' | 'unknown' }
  /** The browser could not reach the server, or got no answer of ours. */
  | { status: 'offline' }
  /** Nothing happened; after signing in, in another tab, the same id again does it once. */
  | { status: 'signed_out' }
  /** Edited after an attempt whose fate was not known; this is its fate. */
  | { status: 'edited'; earlier: EarlierStatus; nextCommandId: string }
  | { status: 'faulty'; nextCommandId: string }
  /** A draft that was to be deleted has been sent. */
  | { status: 'closed' }
  | { status: 'not_duplicated'; refusal: DuplicationRefusal };

export type EarlierStatus = EarlierFate['status'];

/** Nothing has to be changed: the same goes once more. */
export function isRetried(reply: CommandReply | undefined): boolean {
  return reply !== undefined && RETRIED.has(reply.status);
}

const RETRIED: ReadonlySet<CommandReply['status']> = new Set([
  'unavailable',
  'unknown',
  'offline',
  'signed_out',
] as const);
