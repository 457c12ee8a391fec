import type { SaveResult } from '@aval/application/drafts/saving/save-draft-step';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';

/**
 * Result of a save. After the session has ended, the same save can be repeated once the user has signed in in another
 * tab.
 */
export type SaveAnswer = SaveResult | Throttled | NoAnswer;

/** A step, or answers to findings changed beside another step. */
export type SavedPart = WizardStep | 'answers';

/** Returns the address to save a part, based on a revision of the working copy. */
export function stepSaveAddress(demandId: string, step: SavedPart, revision: number): string {
  return `/app/demands/${demandId}/save?${new URLSearchParams({ step, revision: String(revision) })}`;
}

export async function sendStep(address: string, form: FormData): Promise<SaveAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  return answerOf<SaveAnswer>(address, { method: 'POST', body });
}
