import type { Closed } from '@aval/application/drafts/editable-demand';
import type { CommandResult, FormIssue } from '@aval/application/engine/outcomes';
import type { NoAnswer } from '../../../components/notices/answer-of';

export type SubmissionAnswer = CommandResult | Closed | NoAnswer;

/** Includes where to go once the submission is done. */
export type PlacedAnswer = SubmissionAnswer & { leadsTo?: string };

/**
 * Returns whether the next attempt needs a new command id, because the engine would repeat its recorded answer. If the
 * outcome is unknown or nothing was recorded, the same id is sent again, so that the command runs once.
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

/** Returns the id of the file that an issue concerns, or null. */
export function fileOfIssue({ path }: FormIssue): number | null {
  const id = FILE_PATH.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}
