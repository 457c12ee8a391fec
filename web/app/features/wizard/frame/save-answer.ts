import type { SaveResult } from '@aval/application/drafts/saving/save-draft-step';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import type { OpenedPage } from './opened-page';

/**
 * Result of a save. After the session has ended, the same save can be repeated once the user has signed in in another
 * tab.
 */
export type SaveAnswer = (SaveResult & { page?: OpenedPage }) | Throttled | NoAnswer;

/** A step, or answers to findings changed beside another step. */
export type SavedPart = WizardStep | 'answers';

interface SavedEdit {
  part: SavedPart;
  /** Revision of the working copy that was edited. */
  revision: number;
  /** Step 5 only: the fields to save. */
  changed?: readonly string[] | undefined;
  /** Query string of the step to go on to, whose page the answer brings. */
  next?: string | undefined;
}

/** Returns the address to save a part. */
export function stepSaveAddress(demandId: string, { part, revision, changed, next }: SavedEdit): string {
  const asked = new URLSearchParams({ step: part, revision: String(revision) });
  if (changed) asked.set('changed', changed.join());
  if (next) asked.set('next', next);
  return `/app/demands/${demandId}/save?${asked}`;
}

export async function sendStep(address: string, form: FormData): Promise<SaveAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  return answerOf<SaveAnswer>(address, { method: 'POST', body });
}
