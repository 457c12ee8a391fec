import type { Closed } from '@aval/application/drafts/editable-demand';
import type { CommandResult, FormIssue } from '@aval/application/engine/outcomes';
import type { NoAnswer } from '../../../components/notices/answer-of';

export type SubmissionAnswer = CommandResult | Closed | NoAnswer;

/** Includes where to go once the submission is done. */
export type PlacedAnswer = SubmissionAnswer & { leadsTo?: string };

/**
 * Whether the next try is another command: the engine keeps what it answered to this one, and would say it again. Where nothing is known of it,
 * or nothing was recorded, the same id goes along, so that trying again does it once.
 */
export function isSettled({ status }: SubmissionAnswer): boolean {
  switch (status) {
    case 'refused':
    case 'forbidden':
    case 'stale':
    case 'faulty':
    case 'edited':
    case 'closed':
      return true;
    case 'done':
    case 'accepted':
    case 'unknown':
    case 'unavailable':
    case 'invalid':
    case 'conflict':
    case 'not_found':
    case 'signed_out':
    case 'obliged':
    case 'failed':
      return false;
  }
}

const FILE_PATH = /^attachments\.(\d+)\./;

/** The file of which the server says that something is wrong with it; null for whatever else. */
export function fileOfIssue({ path }: FormIssue): number | null {
  const id = FILE_PATH.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}
