import type { Context } from 'hono';
import { tellRevision } from '../answers/tell-revision';
import type { ApiEnvironment } from '../api-environment';
import { readIfMatch } from '../requests/expected-revision';

/** State of a demand as its reader knows it. */
export interface DemandTag {
  /** Number of the last action as the reader counts; 0 of a draft. */
  sequence: number;
  /** Revision of what is being written, for readers who may write on; null for all others. */
  revision: number | null;
}

/**
 * Returns the content of a demand's `ETag`: `2`, or `2.5` for a reader who may write on. The two numbers are parted, so
 * that a draft's tag is never that of the demand filed from it. Source: docs/rules.md 10.8.
 */
export function demandTag({ sequence, revision }: DemandTag): string {
  return revision === null ? String(sequence) : `${sequence}.${revision}`;
}

export function tellDemandTag(context: Context<ApiEnvironment>, tag: DemandTag): void {
  tellRevision(context, demandTag(tag));
}

export interface ExpectedTag {
  sequence: number;
  /** Absent in a plain number, which is the revision of a draft or the last action of a demand that was sent. */
  revision?: number;
}

/** Returns what the client has read of a demand, from `If-Match`; undefined when it accepts the current state. */
export function expectedTag(context: Context<ApiEnvironment>): ExpectedTag | undefined {
  const read = readIfMatch(context, /^(\d{1,9})(?:\.(\d{1,9}))?$/);
  if (!read) return undefined;
  const [, sequence, revision] = read;
  return { sequence: Number(sequence), ...(revision === undefined ? {} : { revision: Number(revision) }) };
}

/** Returns the revision of a draft that the client has read; null when what it read was no draft. */
export function expectedOfDraft({ sequence, revision }: ExpectedTag): number | null {
  if (revision === undefined) return sequence;
  return sequence === 0 ? revision : null;
}
